/** Where articles and the later pages of their list stand, without the base URL. */
export const articlesPath = 'insights';

/**
 * Whether a route is a later page of the list of articles (`/insights/page/2`), which has no words of its own.
 * @param route with or without the base URL
 */
export function isLaterList(route: string): boolean {
  return new RegExp(`/${articlesPath}/page/\\d+$`).test(route);
}
