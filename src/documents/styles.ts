import type {CheerioAPI} from 'cheerio';
import {transform} from 'lightningcss';

const allIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** The classes and ids in a page, and in what its scripts fill in from templates. */
function namesIn($: CheerioAPI): Set<string> {
  const templates = $('template').toArray();
  const parts = [$, ...templates.map((template) => $.load($(template).html() ?? ''))];
  const elements = parts.flatMap(($part) => $part('[class], [id]').toArray());
  return new Set(
    elements.flatMap(({attribs}) => [...(attribs.class ?? '').split(/\s+/), attribs.id ?? '']),
  );
}

/**
 * Tells whether a script may give a name to elements that it adds: it has the name or its beginning (`toast-`) as a
 * word. Classes of ours begin with `site-`.
 */
function createNamer(script: string): (name: string) => boolean {
  const words = new Set(script.match(/[a-z][\w-]*/gi));
  const beginnings = [...words].filter((word) => /[-_]$/.test(word)).concat('site-');
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/**
 * Makes the function that picks a page's own rules from the stylesheet `css`: those of its classes and ids, of those
 * that its `script` gives to elements, and the custom properties they use (`besides` too).
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
    // A property that goes may have been the only one to use another.
    for (let length = Infinity; rules.length < length;) {
      length = rules.length;
      const asked = allIn(rules + page, /var\((--[\w-]+)/g);
      rules = pick(rules, properties, (name) => asked.has(name));
    }
    return rules;
  };
}
