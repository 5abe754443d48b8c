import {freePort, SiteCopy} from './siteCopy';

/** A site that was built with a form service on this machine. */
export type ContactSite = {origin: string; servicePort: number; remove: () => void};

/** Builds and shows such a site. @throws {Error} with the build's own words, if it fails */
export async function contactSite(): Promise<ContactSite> {
  const [sitePort, servicePort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${sitePort}`;
  const copy = new SiteCopy(undefined, {
    SITE_URL: origin,
    BASE_URL: '/',
    CONTACT_ENDPOINT: `http://localhost:${servicePort}/f/test`,
    NEWSLETTER_ENDPOINT: `http://localhost:${servicePort}/newsletter`,
    BOOKING_URL: 'https://booking.example/consultation',
    // The bundler's cache belongs to the main build.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  const {isFine, said} = await copy.build('build');
  if (!isFine) throw new Error(said);
  await copy.serve('build', sitePort);
  return {origin, servicePort, remove: () => copy.remove()};
}
