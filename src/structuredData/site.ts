import type {Organization, PostalAddress, WebSite} from 'schema-dts';
import {site} from '../site';

/** Gives a page's or file's whole canonical address, from its path without or with the base URL. */
export type Address = (path: string) => string;

/** Names by which the blocks of all pages refer to the same thing. */
export const idOf = {
  organization: (at: Address) => `${at('/')}#organization`,
  partner: (at: Address) => `${at('/')}#partner`,
  website: (at: Address) => `${at('/')}#website`,
  blog: (at: Address) => `${at('/insights')}#blog`,
  service: (at: Address, permalink: string) => `${at(permalink)}#service`,
  article: (at: Address, permalink: string) => `${at(permalink)}#article`,
  breadcrumb: (address: string) => `${address}#breadcrumb`,
};

/** Refers to something described elsewhere. */
export const refer = (id: string): {'@id': string} => ({'@id': id});

/**
 * The mailing address in its parts where it is written as in the United States, and otherwise as the
 * text it is: a part that was guessed would be worse than none.
 * @param lines as they stand on an envelope
 */
export function postalAddress(lines: readonly string[]): PostalAddress | string {
  const [, place, state, code] =
    /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(lines.at(-1) ?? '') ?? [];
  const street = lines.slice(0, -1).join(', ');
  const box = /^P\.? ?O\.? Box (\S+)$/i.exec(street)?.[1];
  if (!place || !state || !code) return lines.join(', ');
  return {
    '@type': 'PostalAddress',
    ...(box ? {postOfficeBoxNumber: box} : {streetAddress: street}),
    addressLocality: place,
    addressRegion: state,
    postalCode: code,
    addressCountry: 'US',
  };
}

/** What every page says of the company. */
export const organization = (at: Address) =>
  ({
    '@type': 'Organization',
    '@id': idOf.organization(at),
    name: site.company,
    url: at('/'),
    logo: {'@type': 'ImageObject', url: at('/icon-512-maskable.png'), width: '512', height: '512'},
  }) as const satisfies Organization;

/** All there is to say of the company, for the pages that are about it. */
export function wholeOrganization(at: Address): Organization {
  return {
    ...organization(at),
    alternateName: site.shortName,
    description: site.description,
    slogan: `${site.tagline.technology} ${site.tagline.human}`,
    email: site.emails.general,
    telephone: site.phone.dial,
    address: postalAddress(site.address),
  };
}

/** The sister company that delivers the behavioral services. */
export function partner(at: Address): Organization {
  return {
    '@type': 'Organization',
    '@id': idOf.partner(at),
    name: site.partner,
    description: `The sister behavioral company of ${site.company}.`,
    email: site.emails.behavioral,
  };
}

/** The site as a whole. */
export function website(at: Address): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf.website(at),
    name: site.shortName,
    alternateName: site.company,
    url: at('/'),
    description: site.description,
    inLanguage: 'en-US',
    publisher: refer(idOf.organization(at)),
  };
}
