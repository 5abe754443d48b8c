import {cp, mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {editorConfig} from '../content/editor';
import {serviceCards} from '../content/plugin';
import {site, type Repository} from '../site';

type AdminOptions = {
  /** Where the site's files are kept; without it there is no editor. */
  repository?: Repository | undefined;
};

/**
 * What the editor's page may do: run its own files, talk to the code host, and nothing else. Tighter
 * than the site's pages: no form, no frame, and no inline script at all. Its styles are made while it
 * runs, and it turns pictures into WebP by itself.
 */
export const editorPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  'media-src blob:',
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Editor</title>
<script type="module" src="start.js"></script>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;

const start = `import {init} from './sveltia/index.js';

const config = await (await fetch(new URL('config.json', import.meta.url))).json();
init({config});
`;

/** What the package leaves to a bundler, or to a network of others, by the name it asks for it. */
const parts: Record<string, string> = {
  'exifr/dist/lite.esm.mjs': 'exifr/dist/lite.esm.mjs',
  immutable: 'immutable/dist/immutable.es.js',
  'svgo/browser': 'svgo/dist/svgo.browser.js',
  'turndown/lib/turndown.browser.es.js': 'turndown/lib/turndown.browser.es.js',
};

/** Asked on the sign-in page already, before anybody has chosen to talk to the host; and what is answered. */
const statusCheck = {
  address: 'https://www.githubstatus.com/api/v2/status.json',
  answer: 'data:application/json,{"status":{"indicator":"none"}}',
};

const partFile = (name: string) => `${name.split('/')[0] ?? name}.js`;

/**
 * Makes the package's main file independent of bundlers and of other hosts: its parts and its fonts
 * are asked for beside it, and whether the code host is well not at all.
 * @param code the main file
 * @param assets the names of the files in its folder `assets`
 * @throws {Error} when the package no longer asks for them in this way
 */
export function localize(code: string, assets: readonly string[]): string {
  let local = code.replace(statusCheck.address, statusCheck.answer);
  for (const name of Object.keys(parts)) {
    local = local.replace(`import(\`${name}\`)`, () => `import(\`./parts/${partFile(name)}\`)`);
  }
  local = local.replace(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (_url, family: string, cut: string) => {
      const file = assets.find((name) => name.startsWith(`${family}-${cut}-`));
      return `./sveltia/assets/${file ?? ''}`;
    },
  );
  const isWhole =
    Object.keys(parts).every((name) => local.includes(`./parts/${partFile(name)}`)) &&
    local.includes('./sveltia/assets/') &&
    local.includes(statusCheck.answer);
  if (!isWhole || local.includes('cdn.jsdelivr.net') || local.includes('./sveltia/assets/)')) {
    throw new Error(
      '@sveltia/cms has changed how it loads its parts or fonts. See src/plugins/admin.ts before you use this version.',
    );
  }
  return local;
}

/** Copies the package, without what only its developers read. */
async function copyPackage(folder: string): Promise<void> {
  const source = path.dirname(require.resolve('@sveltia/cms'));
  const root = path.resolve(source, '../../..');
  await cp(source, folder, {recursive: true, filter: (file) => !file.endsWith('.map')});
  await mkdir(path.join(folder, 'parts'), {recursive: true});
  await Promise.all(
    Object.entries(parts).map(([name, file]) =>
      cp(path.join(root, file), path.join(folder, 'parts', partFile(name))),
    ),
  );
  const main = path.join(folder, 'index.js');
  await writeFile(
    main,
    localize(await readFile(main, 'utf8'), await readdir(path.join(folder, 'assets'))),
  );
}

/**
 * Writes the editor: its page, its configuration and the package's own files, none from elsewhere.
 * @param folder where it is published
 * @param services the slugs of all services, for a writer to choose from
 */
async function writeEditor(
  folder: string,
  repository: Repository,
  services: string[],
): Promise<void> {
  await mkdir(folder, {recursive: true});
  await Promise.all([
    copyPackage(path.join(folder, 'sveltia')),
    writeFile(path.join(folder, 'index.html'), page),
    writeFile(path.join(folder, 'start.js'), start),
    writeFile(
      path.join(folder, 'config.json'),
      JSON.stringify(editorConfig(site, repository, services), null, 2),
    ),
  ]);
}

/**
 * An editor in the browser at `/admin/`, where a repository is set; otherwise nothing of it is built.
 * It is no page of the site: no link leads to it, and search and sitemap do not know it.
 */
export default function adminPlugin(
  {baseUrl, generatedFilesDir}: LoadContext,
  {repository}: AdminOptions,
): Plugin {
  const liveDir = path.join(generatedFilesDir, 'editor');
  const isLive = process.env.NODE_ENV === 'development';
  let services: string[] = [];
  return {
    name: 'admin',

    async allContentLoaded({allContent}) {
      if (!repository) return;
      services = serviceCards(
        allContent['docusaurus-plugin-content-docs']?.default as DocsContent,
      ).map(({slug}) => slug);
      if (isLive) await writeEditor(path.join(liveDir, 'admin'), repository, services);
    },

    // The live server's own options are no part of the bundler's type.
    configureWebpack: (_config, isServer) =>
      (repository && isLive && !isServer
        ? {devServer: {static: [{directory: liveDir, publicPath: baseUrl, watch: false}]}}
        : {}) as object,

    async postBuild({outDir}) {
      if (repository) await writeEditor(path.join(outDir, 'admin'), repository, services);
    },
  };
}
