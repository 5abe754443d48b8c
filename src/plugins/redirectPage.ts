/**
 * Leads on with the query and the part of the page that the old address was asked with. One text for
 * all pages, so that the security policy knows it.
 */
export const redirectScript =
  'location.replace(document.links[0].href+location.search+location.hash)';

/**
 * The page at an old address, which leads on with and without a script. The redirect plugin's own
 * has a script that differs from page to page, and neither a title nor a language.
 * @param to the new address, with the base URL
 * @param policy the site's Content-Security-Policy
 */
export function createRedirectPage(to: string, policy: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="strict-origin-when-cross-origin">
<meta name="viewport" content="width=device-width, initial-scale=1">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<link rel="canonical" href="${to}">
<title>This page has moved</title>
</head>
<body>
<p>This page has moved to <a href="${to}">its new address</a>.</p>
<script>${redirectScript}</script>
</body>
</html>
`;
}
