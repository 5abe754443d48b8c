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
 * Makes the function that picks a page's own rules from the stylesheet `css`: those of its classes and ids, and the
 * custom properties they use (`besides` too). Classes that scripts add begin with `site-` and stay.
 */
export function createPicker(css: string): ($: CheerioAPI, besides?: string) => string {
  const names = [...allIn(css, /[.#](-?[a-z_][\w-]*)/gi)];
  const properties = [...allIn(css, /(--[\w-]+)(?=:)/g)];
  const pick = (code: string, all: string[], isUsed: (name: string) => boolean): string => {
    const unusedSymbols = all.filter((name) => !isUsed(name));
    const options = {filename: 'page.css', code: Buffer.from(code), minify: true, unusedSymbols};
    return transform(options).code.toString();
  };

  return ($, besides = '') => {
    const used = namesIn($);
    let rules = pick(css, names, (name) => used.has(name) || name.startsWith('site-'));
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
