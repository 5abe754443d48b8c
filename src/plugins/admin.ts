import {copyFile, mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {editorConfig} from '../content/editor';
import {site} from '../site';

/** The editor runs its own file and talks to the code host; fonts or code of other hosts are refused. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';
 img-src 'self' blob: data: https://avatars.githubusercontent.com; font-src 'self'; media-src blob:;
 worker-src 'self' blob:; connect-src 'self' blob: data: https://api.github.com;
 base-uri 'none'; form-action 'none'`;

// Sveltia CMS would take the font of its icons from another host, which the policy refuses.
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Editor</title>
<style>@font-face {font-family: 'Material Symbols Outlined'; font-weight: 100 700; src: url(icons.woff2)}</style>
<link rel="cms-config-url" href="config.json" type="application/json">
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script src="sveltia-cms.js"></script>
</body>
</html>
`;

/**
 * An editor in the browser at `/admin/`, where `repository` is set in `src/site.ts`; otherwise nothing.
 * It is not a page of the site: no link leads to it, and search and the site map do not list it.
 */
export default function adminPlugin({siteDir}: LoadContext): Plugin {
  const {repository} = site;
  let services: string[] = [];
  return {
    name: 'admin',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      services = docs.loadedVersions.flatMap((version) =>
        version.docs.map(({slug}) => slug.slice(1)),
      );
    },
    async postBuild({outDir}) {
      if (!repository) return;
      const folder = path.join(outDir, 'admin');
      await mkdir(folder, {recursive: true});
      const source = path.join(siteDir, 'node_modules', '@sveltia', 'cms');
      const assets = await readdir(path.join(source, 'npm', 'assets'));
      const icons = assets.find((name) => /^material-symbols.*\.woff2$/.test(name));
      if (!icons)
        throw new Error('@sveltia/cms has no icon font any more. See src/plugins/admin.ts.');
      await copyFile(path.join(source, 'npm', 'assets', icons), path.join(folder, 'icons.woff2'));
      await copyFile(
        path.join(source, 'dist', 'sveltia-cms.js'),
        path.join(folder, 'sveltia-cms.js'),
      );
      await writeFile(path.join(folder, 'index.html'), page);
      const config = editorConfig(site.shortName, repository, services);
      await writeFile(path.join(folder, 'config.json'), JSON.stringify(config));
    },
  };
}
