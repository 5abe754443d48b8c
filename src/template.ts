/**
 * The HTML around every page (Docusaurus's `ssrTemplate`, in Eta's syntax). Two things differ from the
 * framework's own: the page loads no script by itself, but names the frame's, which is loaded after the
 * first paint (src/client/later.ts) and loads the others when they are needed (src/client/start.ts,
 * src/client/search/loadPanel.ts); and a page that is a document (`<html data-document>`) has no app at
 * all, and does not say that it waits for one.
 */
export const template = `
<!DOCTYPE html>
<% const isDocument = it.htmlAttributes.includes('data-document'); %>
<% const scripts = (name) => it.scripts.filter((script) => /\\/(frame|search)\\./.exec(script)?.[1] === name).map((script) => it.baseUrl + script).join(' '); %>
<html <%~ isDocument ? it.htmlAttributes.replace('data-has-hydrated="false"', '') : it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <meta data-frame="<%= scripts('frame') %>" data-search="<%= scripts('search') %>" data-styles="<%= it.stylesheets.map((stylesheet) => it.baseUrl + stylesheet).join(' ') %>" <% if (!isDocument) { %>data-app="<%= scripts() %>"<% } %>>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
