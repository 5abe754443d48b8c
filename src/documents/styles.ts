import type {CheerioAPI} from 'cheerio';
import {transform} from 'lightningcss';

const allIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** The classes and ids on a page and in its templates, which scripts use. */
function namesIn($: CheerioAPI): Set<string> {
  const templates = $('template').toArray();
  const parts = [$, ...templates.map((template) => $.load($(template).html() ?? ''))];
  const elements = parts.flatMap(($part) => $part('[class], [id]').toArray());
  return new Set(
    elements.flatMap(({attribs}) => [...(attribs.class ?? '').split(/\s+/), attribs.id ?? '']),
  );
}

/**
 * Makes a function that tells whether a script may use a class or id on elements it adds: it contains the name, or a
 * prefix such as `toast-`, as a word. Our own such classes start with `site-`.
 */
function createNamer(script: string): (name: string) => boolean {
  const words = new Set(script.match(/[a-z][\w-]*/gi));
  const beginnings = [...words].filter((word) => /[-_]$/.test(word)).concat('site-');
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/**
 * Makes a function that picks the rules a page needs from the stylesheet `css`: those for its classes and ids and the
 * ones its `script` adds, and the custom properties that these rules and `besides` use.
 */
export function createPicker(
  css: string,
  script: string,
): ($: CheerioAPI, besides?: string) => string {
  const isGiven = createNamer(script);
  const names = [...allIn(css, /[.#](-?[a-z_][\w-]*)/gi)];
  const properties = [...allIn(css, /(--[\w-]+)(?=:)/g)];
  const pick = (code: string, all: string[], isUsed: (name: string) => boolean): string => {
    const unusedSymbols = all.filter((name) => !isUsed(name));
    const options = {filename: 'page.css', code: Buffer.from(code), minify: true, unusedSymbols};
    return transform(options).code.toString();
  };

  return ($, besides = '') => {
    const used = namesIn($);
    let rules = pick(css, names, (name) => used.has(name) || isGiven(name));
    const page = $.html() + besides;
    // A removed property may have been the only one to use another.
    for (let length = Infinity; rules.length < length;) {
      length = rules.length;
      const asked = allIn(rules + page, /var\((--[\w-]+)/g);
      rules = pick(rules, properties, (name) => asked.has(name));
    }
    return rules;
  };
}
