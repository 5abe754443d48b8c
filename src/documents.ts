/**
 * Where articles and the later pages of their list stand, without the base URL. They are documents:
 * pages that are complete without the app, which therefore knows nothing of them and stays the same
 * size however many there are (src/plugins/documents/).
 */
export const documentsPath = 'insights';

/**
 * Whether an address is a document's.
 * @param pathname the path of the address
 * @param baseUrl the path the site is published under, with both slashes
 */
export function isDocument(pathname: string, baseUrl: string): boolean {
  const under = `${baseUrl}${documentsPath}/`;
  return pathname.startsWith(under) && pathname.length > under.length;
}

/**
 * Whether a route is a later page of the list of articles (`/insights/page/2`), which has no words of its own.
 * @param route with or without the base URL
 */
export function isLaterList(route: string): boolean {
  return new RegExp(`/${documentsPath}/page/\\d+$`).test(route);
}
