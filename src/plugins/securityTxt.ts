import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dayOf} from '../content/days';
import {site, type Repository} from '../site';

/** A year less a day, as RFC 9116 asks for less than a year; every publishing renews it. */
const lifetime = 364 * 24 * 60 * 60 * 1000;

/**
 * The file by which somebody who found a weakness learns whom to tell (RFC 9116).
 * @param address where the site is published, with its path and a slash
 * @param email whom to tell
 * @param repository where `SECURITY.md` can be read; without it there is no `Policy`
 * @param day the day of the build, `YYYY-MM-DD`: two builds of one day are the same
 */
export function createSecurityTxt(
  address: string,
  email: string,
  repository: Repository | undefined,
  day: string,
): string {
  const expires = new Date(Date.parse(day) + lifetime).toISOString().replace('.000', '');
  return [
    '# Whom to tell about a weakness of this site. Made at the build from the identity file.',
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${address}.well-known/security.txt`,
    ...(repository
      ? [
          `Policy: https://github.com/${repository.owner}/${repository.name}/blob/${repository.branch}/SECURITY.md`,
        ]
      : []),
    '',
  ].join('\n');
}

/**
 * Writes `.well-known/security.txt`. Readers look for it at the root of a host: under a project path
 * it is there to be linked to, and counts once the site has a domain of its own.
 */
export default function securityTxtPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, {recursive: true});
      const text = createSecurityTxt(
        `${siteConfig.url}${baseUrl}`,
        site.emails.general,
        site.repository,
        dayOf(),
      );
      await writeFile(path.join(folder, 'security.txt'), text);
    },
  };
}
