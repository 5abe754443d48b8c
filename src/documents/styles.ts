import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {PurgeCSS} from 'purgecss';

/** What selectors can name in a page. */
type Parts = {classes: string[]; ids: string[]; tags: string[]};

const unique = (values: Iterable<string>): string[] => [...new Set(values)].sort();

/** Names with a letter that a selector would have to escape are kept whatever the stylesheet says. */
const isPlain = (name: string) => /^[\w-]+$/.test(name);

function partsOf($: CheerioAPI, known: ReadonlySet<string>): Parts {
  const parts: Parts = {classes: [], ids: [], tags: []};
  const isNamed = (name: string) => known.has(name) || !isPlain(name);
  // What scripts fill in from a template is seen as well.
  const templates = $('template').toArray();
  const all = [$, ...templates.map((template) => $.load($(template).html() ?? ''))];
  for (const {tagName, attribs} of all.flatMap(($part) => $part('*').toArray()) as Element[]) {
    parts.tags.push(tagName);
    parts.classes.push(...(attribs.class ?? '').split(/\s+/).filter(isNamed));
    // The addresses of headings are a page's own, and no rule names them.
    if (attribs.id && isNamed(attribs.id)) parts.ids.push(attribs.id);
  }
  return {classes: unique(parts.classes), ids: unique(parts.ids), tags: unique(parts.tags)};
}

/** Every attribute and value that a stylesheet asks for: scripts set them, so none of them tells what is unused. */
function attributesIn(css: string): {names: string[]; values: string[]} {
  const asked = [...css.matchAll(/\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*))?/g)];
  return {
    names: unique(asked.map(([, name = '']) => name)),
    values: unique(asked.map(([, , value = '']) => value)),
  };
}

/**
 * Makes the function that picks a page's own rules from the site's stylesheet.
 * @param css The whole stylesheet.
 */
export function createPicker(css: string): ($: CheerioAPI) => Promise<string> {
  const attributes = attributesIn(css);
  const known = new Set(css.match(/[\w-]+/g));
  const answers = new Map<string, Promise<string>>();

  async function pick(parts: Parts, variables: string[] = []): Promise<string> {
    const [result] = await new PurgeCSS().purge({
      content: [{raw: '', extension: 'html'}],
      css: [{raw: css}],
      extractors: [
        {extensions: ['html'], extractor: () => ({...parts, attributes, undetermined: []})},
      ],
      // What the frame's scripts add to a page, and what holds for any element.
      safelist: {standard: [/^site-/, /^:/], variables},
      variables: true,
    });
    const styles = result?.css ?? css;
    // PurgeCSS overlooks custom properties that only keyframes or other custom properties use.
    const missing = unique(
      [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    ).filter(
      (name) =>
        !variables.includes(name) && !styles.includes(`${name}:`) && css.includes(`${name}:`),
    );
    return missing.length === 0 ? styles : pick(parts, [...variables, ...missing]);
  }

  return ($) => {
    const parts = partsOf($, known);
    const key = JSON.stringify(parts);
    const answer = answers.get(key) ?? pick(parts);
    answers.set(key, answer);
    return answer;
  };
}
