import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SettingError} from '../settings';

type CustomDomainOptions = {
  /** `customDomain` of the identity file. */
  domain?: string;
};

/**
 * Writes the file CNAME, by which GitHub Pages knows a custom domain when the site is published from
 * a branch (`npm run deploy`). Published by a workflow, the Pages settings alone count.
 * @throws {SettingError} where the domain is none, such as an address with `https://`
 */
export default function customDomainPlugin(
  _context: LoadContext,
  {domain}: CustomDomainOptions,
): Plugin {
  if (domain && !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain)) {
    throw new SettingError(
      `customDomain in src/site.ts: "${domain}" is not a domain. Write it alone, for example "www.example.com".`,
    );
  }
  return {
    name: 'custom-domain',
    async postBuild({outDir}) {
      if (domain) await writeFile(path.join(outDir, 'CNAME'), `${domain}\n`);
    },
  };
}
