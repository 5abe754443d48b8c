import type {CheerioAPI} from 'cheerio';
import {transform} from 'lightningcss';

const allIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** The classes and ids on a page and in its templates, which scripts use. */
function namesIn($: CheerioAPI): string[] {
  const inTemplates = [...$('template')].flatMap((one) => namesIn($.load($(one).html() ?? '')));
  const lists = [...$('[class], [id]')].map(({attribs}) => `${attribs.class} ${attribs.id}`);
  return [...inTemplates, ...lists.flatMap((names) => names.split(/\s+/))];
}

/** Picks the rules a page needs. @param besides more rules on it, whose custom properties it needs too */
export type Picker = ($: CheerioAPI, besides?: string) => string;

/**
 * Makes a function that picks the rules a page needs from the stylesheet `css`: those for its classes and ids and the
 * ones its `script` adds, and the custom properties that these rules use.
 */
export function createPicker(css: string, script: string): Picker {
  // The script may add elements with a class or id that it contains, or contains a prefix of (`toast-`, our `site-`).
  const words = new Set(script.match(/[a-z][\w-]*/gi));
  const beginnings = [...words].filter((word) => /[-_]$/.test(word)).concat('site-');
  const isGiven = (name: string) =>
    words.has(name) || beginnings.some((one) => name.startsWith(one));
  const names = [...allIn(css, /[.#](-?[a-z_][\w-]*)/gi)];
  const properties = [...allIn(css, /(--[\w-]+)(?=:)/g)];
  const pick = (code: string, all: string[], isUsed: (name: string) => boolean): string => {
    const unusedSymbols = all.filter((name) => !isUsed(name));
    const options = {filename: 'page.css', code: Buffer.from(code), minify: true, unusedSymbols};
    return transform(options).code.toString();
  };

  return ($, besides = '') => {
    const used = new Set(namesIn($));
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
