import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {articleCard} from '../content/articleCard';
import {coverStyle} from '../content/categories';
import {coverName, dealCovers} from '../content/covers';
import type {ServiceGroup} from '../content/types';
import {readTokens, tokenOf} from '../css/readTokens';
import {draw, drawCover} from '../motif';
import {type DrawingName, drawingNames, followsTheme, serviceDrawings} from '../motif/catalog';

const themes = {'': readTokens('light'), '-dark': readTokens('dark')};

/**
 * Writes a theme's colors into a drawing: an image does not see the page's custom properties.
 * @throws when tokens.css does not know an ink
 */
export function paint(svg: string, tokens: Record<string, string>): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenOf(tokens, name, 'A drawing'));
}

/** Files by name. */
type Files = Record<string, string>;

/** A drawing's files: one for each theme where they differ. */
const filesOf = (name: string, svg: string, hasDark = true): Files =>
  Object.fromEntries(
    Object.entries(themes)
      .slice(0, hasDark ? 2 : 1)
      .map(([theme, tokens]) => [`${name}${theme}.svg`, paint(svg, tokens)]),
  );

const drawingFiles = (name: DrawingName, slug?: string): Files =>
  filesOf(slug ?? name, draw(name, slug), followsTheme(name));

/**
 * Makes a folder hold these files. One that is as it should be is left alone: the dev server reloads for
 * each.
 */
function fill(folder: string, files: Files[]): void {
  mkdirSync(folder, {recursive: true});
  const all: Files = Object.fromEntries(files.flatMap((some) => Object.entries(some)));
  const present = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isFile());
  for (const {name} of present) if (!(name in all)) rmSync(path.join(folder, name));
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(folder, name);
    const isThere = present.some((entry) => entry.name === name);
    if (!isThere || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/**
 * Draws the motif's files, served from /art/: the named drawings at once, because Docusaurus looks for its
 * static folders early; covers and services' drawings when the content is known.
 */
export default function drawingsPlugin({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, '.docusaurus', 'drawings', 'art');
  fill(
    folder,
    drawingNames.map((name) => drawingFiles(name)),
  );
  return {
    name: 'site-drawings',

    async allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const articles = dealCovers((blog?.blogPosts ?? []).map(articleCard));
      const covers = new Map(articles.map((article) => [coverName(article), article]));
      fill(
        path.join(folder, 'covers'),
        [...covers].flatMap(([name, {category, coverVariant: variant}]) =>
          [false, true].map((isSmall) =>
            filesOf(
              isSmall ? `${name}-small` : name,
              drawCover({category: coverStyle(category), variant, isSmall}),
            ),
          ),
        ),
      );
      const services = (docs?.loadedVersions ?? []).flatMap((version) => version.docs);
      for (const [group, drawings] of Object.entries(serviceDrawings))
        for (const name of Object.values(drawings))
          fill(
            path.join(folder, name),
            services
              .filter(({sourceDirName}) => sourceDirName === (group as ServiceGroup))
              .map(({slug}) => drawingFiles(name, slug.slice(1))),
          );
    },
  };
}
