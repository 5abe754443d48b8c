/**
 * The file that tells crawlers where the site map is; all of the site may be crawled. Crawlers ask for
 * it at the root of a host, so that under a project path it has no effect and does no harm.
 * @param root address of the site, with the base URL and a slash at its end
 */
export function createRobots(root: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${root}sitemap.xml`, ''].join('\n');
}
