import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {articleCard} from '../content/articleCard';
import {coverStyle} from '../content/categories';
import {coverName, coverVariant} from '../content/covers';
import type {ArticleCard} from '../content/types';
import {readTokens, tokenOf} from '../css/readTokens';
import {draw, drawCover, drawingNames} from '../motif';
import {followsTheme} from '../motif/catalog';

const light = readTokens('light');
const dark = readTokens('dark');

/**
 * Writes a theme's colors into a drawing: a file that a page shows as an image does not see the
 * page's custom properties.
 * @throws when tokens.css does not know an ink
 */
export function paint(svg: string, tokens: Record<string, string>): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenOf(tokens, name, 'A drawing'));
}

/** Writes a file unless it says so already: the live server reloads the page for every touched one. */
function write(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), {recursive: true});
  }
  writeFileSync(file, text);
}

/** Writes every named drawing, once for each theme where they differ. */
function writeDrawings(folder: string): void {
  for (const name of drawingNames) {
    const svg = draw(name);
    write(path.join(folder, `${name}.svg`), paint(svg, light));
    if (followsTheme(name)) write(path.join(folder, `${name}-dark.svg`), paint(svg, dark));
  }
}

/** Writes the covers of all articles, each once, and removes those that no article has any more. */
function writeCovers(folder: string, articles: readonly ArticleCard[]): void {
  const covers = new Map(articles.map((article) => [coverName(article), article]));
  const files = [...covers].flatMap(([cover, {slug, category}]) =>
    [false, true].flatMap((isSmall) => {
      const svg = drawCover({category: coverStyle(category), variant: coverVariant(slug), isSmall});
      const name = isSmall ? `${cover}-small` : cover;
      return [
        [`${name}.svg`, paint(svg, light)],
        [`${name}-dark.svg`, paint(svg, dark)],
      ] as const;
    }),
  );
  for (const [name, svg] of files) write(path.join(folder, name), svg);
  const names = new Set<string>(files.map(([name]) => name));
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
}

/**
 * Draws the motif's files: the named drawings as soon as it is made, because Docusaurus looks for
 * its static folders early; the covers when the articles are known. They are served from /art/.
 */
export default function drawingsPlugin({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, '.docusaurus', 'drawings', 'art');
  writeDrawings(folder);
  return {
    name: 'site-drawings',

    async allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      writeCovers(path.join(folder, 'covers'), (blog?.blogPosts ?? []).map(articleCard));
    },
  };
}
