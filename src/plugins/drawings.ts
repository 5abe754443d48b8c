import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {coverName} from '../content/covers';
import {loadedCards} from '../content/docusaurus';
import {readTokens, tokenOf} from '../css/readTokens';
import {draw, drawCovers, presets} from '../motif';
import {followsTheme, notFiles, type DrawnFile} from '../motif/catalog';

type Files = Record<string, string>;

/** Replaces custom properties with a theme's colors, because images can't use them. @throws if a token is missing */
export const paint = (svg: string, tokens: Record<string, string>): string =>
  svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenOf(tokens, name, 'A drawing'));

const filesOf = (name: string, svg: string, hasDark = true): Files => ({
  [`${name}.svg`]: paint(svg, readTokens('light')),
  ...(hasDark && {[`${name}-dark.svg`]: paint(svg, readTokens('dark'))}),
});

/** Makes a folder contain exactly these files. Unchanged ones aren't rewritten, so that the dev server won't reload. */
function fill(folder: string, some: Files[]): void {
  const files = Object.assign({}, ...some) as Files;
  mkdirSync(folder, {recursive: true});
  const present = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isFile());
  for (const {name} of present) if (!(name in files)) rmSync(path.join(folder, name));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    const isThere = present.some((entry) => entry.name === name);
    if (!isThere || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Draws the files of /art/. The named drawings are written right away, because static folders have to exist early. */
export default function drawingsPlugin({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, '.docusaurus', 'drawings', 'art');
  const isFile = (name: string) => !notFiles.some((other) => other === name);
  const names = Object.keys(presets).filter(isFile) as DrawnFile[];
  const drawings = names.map((name) => filesOf(name, draw(name), followsTheme(name)));
  fill(folder, drawings);
  return {
    name: 'site-drawings',

    async allContentLoaded({allContent}) {
      const {articles} = loadedCards(allContent);
      const covers = new Map(articles.map((article) => [coverName(article), article]));
      const coverFiles = [...covers].flatMap(([name, article]) => {
        const {svg, narrow} = drawCovers(article);
        return [filesOf(name, svg), filesOf(`${name}-small`, narrow)];
      });
      fill(path.join(folder, 'covers'), coverFiles);
    },
  };
}
