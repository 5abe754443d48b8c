import {createHash} from 'node:crypto';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {allowedOrigins, readSettings} from '../../settings';
import {site} from '../../site';
import {afterTheOthers} from '../afterTheOthers';
import {redirectScript} from '../redirectPage';
import {expectedInline} from './expected';
import {inspectPage} from './inspect';
import {allow, createPolicy, type Inline} from './policy';

type SecurityPolicyOptions = {
  /** Folders of the built site, each with a slash, whose pages are not the site's and have a policy of their own. */
  exceptFor?: string[];
};

/** The inline code that may stand in every page, and the policy that allows exactly that. */
export async function sitePolicy(context: LoadContext): Promise<{policy: string; inline: Inline}> {
  const inline = await expectedInline(context);
  return {inline, policy: createPolicy(inline, allowedOrigins(readSettings(site, process.env)))};
}

/** The policy of a page that redirects, which runs one script more than the others. */
export async function redirectPolicy(context: LoadContext): Promise<string> {
  return allow((await sitePolicy(context)).policy, {scripts: [redirectScript], styles: []});
}

/**
 * Reads all pages of a built site.
 * @throws {Error} one line for each thing in them that the policy refuses, with its file
 */
export async function inspectSite(
  outDir: string,
  policy: string,
  inline: Inline,
  exceptFor: string[] = [],
): Promise<void> {
  const files = (await readdir(outDir, {recursive: true}))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) => file.endsWith('.html') && !exceptFor.some((folder) => file.startsWith(folder)),
    );
  // Most pages are written twice, for their two addresses. By their hash: thousands of pages don't fit memory.
  const known = new Map<string, string[]>();
  const faults: string[] = [];
  for (const file of files.sort()) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const key = createHash('sha256').update(html).digest('base64');
    const found = known.get(key) ?? inspectPage(html, policy, inline);
    known.set(key, found);
    faults.push(...found.map((fault) => `${file}: ${fault}.`));
  }
  if (faults.length === 0) return;
  const error = new Error(
    `The security policy refuses what stands in these pages. If it belongs there, list it in src/plugins/securityPolicy/expected.ts.\n${faults.join('\n')}`,
  );
  // Where in the program it was found out does not help.
  error.stack = error.message;
  throw error;
}

/**
 * Puts the site's Content-Security-Policy into every page, and stops the build where a page holds
 * what the policy refuses.
 *
 * The live server goes without: it runs code from texts, adds styles by script and talks over a
 * socket, all of which the policy is there to refuse.
 */
export default async function securityPolicyPlugin(
  context: LoadContext,
  {exceptFor}: SecurityPolicyOptions,
): Promise<Plugin> {
  const {policy, inline} = await sitePolicy(context);
  const isLive = process.env.NODE_ENV === 'development';
  return {
    name: 'security-policy',

    injectHtmlTags: () => ({
      headTags: [
        ...(isLive
          ? []
          : [
              {
                tagName: 'meta',
                attributes: {'http-equiv': 'Content-Security-Policy', content: policy},
              },
            ]),
        {
          tagName: 'meta',
          attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'},
        },
      ],
    }),

    async postBuild({outDir, plugins}) {
      await afterTheOthers(plugins);
      await inspectSite(outDir, policy, inline, exceptFor);
    },
  };
}
