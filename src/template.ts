/**
 * The HTML around every page (Docusaurus's `ssrTemplate`, in Eta's syntax). Two things differ from the
 * framework's own: the app's scripts are not loaded by the page but named on the frame's script,
 * which starts them when they are needed (src/client/start.ts); and a page that is a document
 * (`<html data-document>`) has no app at all, and does not say that it waits for one.
 */
export const template = `
<!DOCTYPE html>
<% const isDocument = it.htmlAttributes.includes('data-document'); %>
<% const isFrame = (script) => script.includes('/frame.'); %>
<% const app = it.scripts.filter((script) => !isFrame(script)).map((script) => it.baseUrl + script).join(' '); %>
<html <%~ isDocument ? it.htmlAttributes.replace('data-has-hydrated="false"', '') : it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.filter(isFrame).forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" <% if (!isDocument) { %>data-app="<%= app %>"<% } %> defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
