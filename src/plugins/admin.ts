import {cp, mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {editorConfig} from '../content/editor';
import {kindOf, slugOf} from '../content/kinds';
import {site, type Repository} from '../site';

export type AdminOptions = {
  /** Where the site's files are kept; without it there is no editor. */
  repository?: Repository | undefined;
};

/**
 * What the editor's page may do: run its own files, talk to the code host, and nothing else. Tighter
 * than the site's pages: no form, no frame, and no inline script at all. Its styles are made while it
 * runs, and it turns pictures into WebP by itself.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "media-src blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
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

/** The slugs of all services, for the editor to choose from. */
async function servicesOf(siteDir: string): Promise<string[]> {
  const files = await readdir(path.join(siteDir, 'docs'), {recursive: true});
  return files
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => kindOf(file) === 'service' && /\/[^_/][^/]*\.md$/.test(file))
    .map(slugOf)
    .sort();
}

/**
 * Writes the editor: its page, its configuration and the package's own files, none from elsewhere.
 * @param folder where it is published
 */
export async function writeEditor(siteDir: string, folder: string, repository: Repository): Promise<void> {
  const cms = path.join(path.dirname(require.resolve('@sveltia/cms')), path.sep);
  await mkdir(folder, {recursive: true});
  await Promise.all([
    cp(cms, path.join(folder, 'sveltia'), {recursive: true, filter: (file) => !file.endsWith('.map')}),
    writeFile(path.join(folder, 'index.html'), page),
    writeFile(path.join(folder, 'start.js'), start),
    writeFile(path.join(folder, 'config.json'), JSON.stringify(editorConfig(site, repository, await servicesOf(siteDir)), null, 2)),
  ]);
}

/**
 * An editor in the browser at `/admin/`, where a repository is set; otherwise nothing of it is built.
 * It is no page of the site: no link leads to it, and search and sitemap do not know it.
 */
export default function adminPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext, {repository}: AdminOptions): Plugin {
  const liveDir = path.join(generatedFilesDir, 'editor');
  const isLive = process.env.NODE_ENV === 'development';
  return {
    name: 'admin',

    async loadContent() {
      if (repository && isLive) await writeEditor(siteDir, path.join(liveDir, 'admin'), repository);
    },

    // The live server's own options are no part of the bundler's type.
    configureWebpack: (_config, isServer) =>
      (repository && isLive && !isServer ? {devServer: {static: [{directory: liveDir, publicPath: baseUrl, watch: false}]}} : {}) as object,

    async postBuild({outDir}) {
      if (repository) await writeEditor(siteDir, path.join(outDir, 'admin'), repository);
    },
  };
}
