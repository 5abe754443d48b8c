/**
 * The HTML around every page (Docusaurus's `ssrTemplate`, in Eta's syntax). What differs from the
 * framework's own: the page loads no script by itself, but names the frame's, which is loaded after the
 * first paint (src/client/later.ts) and loads the others when they are needed (src/client/start.ts,
 * src/client/search/loadPanel.ts); only a page that has islands names their script, and says that it
 * waits for it; and the head lacks the marks by which the framework's app would find its own elements.
 */
export const template = `
<!DOCTYPE html>
<% const hasIslands = it.appHtml.includes('data-island='); %>
<% const scripts = (name) => it.scripts.filter((script) => script.includes('/' + name + '.')).map((script) => it.baseUrl + script).join(' '); %>
<html <%~ hasIslands ? it.htmlAttributes : it.htmlAttributes.replace('data-has-hydrated="false"', '') %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute.replaceAll(' data-rh="true"', '') %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <meta data-frame="<%= scripts('frame') %>" data-styles="<%= it.stylesheets.map((stylesheet) => it.baseUrl + stylesheet).join(' ') %>" <% if (hasIslands) { %>data-islands="<%= scripts('islands') %>"<% } %>>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
