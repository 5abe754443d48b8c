import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {frameworkChanged} from './frameworkChanged';

type Names = {
  localIdentName?: string;
  getLocalIdent?: (module: {resourcePath: string}, pattern: string, name: string) => string;
};
type StyleRule = {test?: RegExp; use?: {options?: {modules?: Names}}[]};

/** The first is no digit, as CSS wants it. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Gives a class of a CSS module a name of four letters.
 * @param source the module's file and the class's own name
 */
export function shortName(source: string): string {
  const [first = 0, ...others] = createHash('sha256').update(source).digest().subarray(0, 4);
  return (
    (letters[first % 52] ?? '') + others.map((byte) => letters[byte % letters.length]).join('')
  );
}

/**
 * Makes a namer that tells when two classes would share a name, and with it their styles: once in
 * 12 million pairs.
 */
export function createNamer(
  name: (source: string) => string = shortName,
): (source: string) => string {
  const sources = new Map<string, string>();
  return (source) => {
    const short = name(source);
    const other = sources.get(short) ?? source;
    if (other !== source)
      throw new Error(
        `${source}: in a build this class would have the same name as that of ${other}. Rename one of the two.`,
      );
    sources.set(short, source);
    return short;
  };
}

/**
 * Shortens the names of classes in a build: the framework's (`heading_x1Y2`) stand in every page's HTML and in
 * its styles, and are 3 % of a page (400 to 500 bytes packed: with them the home page and the list of
 * articles need a round trip more). The live server keeps the framework's, which can be read.
 */
export default function classNamesPlugin({siteDir}: LoadContext): Plugin {
  const nameOf = createNamer();
  return {
    name: 'class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV === 'development') return {};
      const rules = (config.module?.rules as StyleRule[] | undefined)?.filter(({test}) =>
        test?.test('a.module.css'),
      );
      const modules = rules
        ?.flatMap(({use = []}) => use)
        .map(({options}) => options?.modules)
        .find((names) => names?.localIdentName);
      if (!modules) throw frameworkChanged('how it names classes', 'src/plugins/classNames.ts');
      modules.getLocalIdent = ({resourcePath}, _pattern, name) =>
        nameOf(`${path.relative(siteDir, resourcePath).replaceAll(path.sep, '/')} .${name}`);
      // The bundler's cache doesn't notice another option.
      return {experiments: {cache: {buildDependencies: [__filename]}}};
    },
  };
}
