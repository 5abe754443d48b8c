import {PurgeCSS} from 'purgecss';

/** The parts of a page that selectors can name, each in the order of first appearance. */
export type Parts = {
  classes: string[];
  ids: string[];
  tags: string[];
};

const unique = (values: string[]): string[] => [...new Set(values)];
/** Values of an attribute, quoted or not: the framework's HTML is shortened. */
const valuesOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g'))].flatMap(
    (match) => (match[1] ?? match[2] ?? match[3] ?? '').split(/\s+/),
  );

/** Custom properties that a text uses. */
const variablesIn = (text: string): string[] =>
  unique([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
const defines = (css: string, name: string): boolean => css.includes(`${name}:`);

/** Finds what a page's selectors can name. */
export function partsOf(html: string): Parts {
  return {
    classes: unique(valuesOf(html, 'class')),
    ids: unique(valuesOf(html, 'id')),
    tags: unique([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag)),
  };
}

/** Every attribute and value that a stylesheet asks for: scripts set them, so none tells what is unused. */
function attributesIn(css: string): {names: string[]; values: string[]} {
  const asked = [...css.matchAll(/\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*))?/g)];
  return {
    names: unique(asked.map(([, name = '']) => name)),
    values: unique(asked.map(([, , value = '']) => value)),
  };
}

/**
 * Leaves of a page's parts those that a stylesheet can mean: the addresses of an article's headings are
 * its own, and no rule names them. What a selector would have to escape is kept.
 */
function namedIn(css: string): (parts: Parts) => Parts {
  const words = new Set(css.match(/[\w-]+/g));
  const named = (names: string[]) =>
    names.filter((name) => words.has(name) || /[^\w-]/.test(name)).sort();
  return ({classes, ids, tags}) => ({classes: named(classes), ids: named(ids), tags: named(tags)});
}

/** The parts of two pages together. */
export function joinParts(one: Parts, other: Parts): Parts {
  const join = (name: keyof Parts) => unique([...one[name], ...other[name]]);
  return {classes: join('classes'), ids: join('ids'), tags: join('tags')};
}

/** Picks the rules that parts of pages need. */
export type Picker = {
  /** Leaves of a page's parts those that the stylesheet means. */
  nameable: (parts: Parts) => Parts;
  /** The rules for these parts; for the same ones the same answer. */
  pick: (parts: Parts) => Promise<string>;
};

/**
 * Makes a picker for the site's stylesheet.
 * @param css the whole stylesheet
 */
export function createPicker(css: string): Picker {
  const attributes = attributesIn(css);
  const nameable = namedIn(css);
  const known = new Map<string, Promise<string>>();
  const purge = async (parts: Parts, variables: string[]): Promise<string> => {
    const [result] = await new PurgeCSS().purge({
      content: [{raw: '', extension: 'html'}],
      css: [{raw: css}],
      extractors: [
        {extensions: ['html'], extractor: () => ({...parts, attributes, undetermined: []})},
      ],
      // What the frame's scripts add to a page (tooltips and notices), and what holds for any element.
      safelist: {standard: [/^site-/, /^:/], variables},
      variables: true,
    });
    return result?.css ?? css;
  };
  /** A keyframe may use a property that no rule does, and that one another: those are asked for by name. */
  const pick = async (parts: Parts, variables: string[] = []): Promise<string> => {
    const styles = await purge(parts, variables);
    // One that was asked for and is missing still, a part gives itself that the page does not have.
    const missing = variablesIn(styles).filter(
      (name) => !variables.includes(name) && !defines(styles, name) && defines(css, name),
    );
    return missing.length === 0 ? styles : pick(parts, [...variables, ...missing]);
  };
  return {
    nameable,
    pick: (parts) => {
      const named = nameable(parts);
      const key = JSON.stringify(named);
      const answer = known.get(key) ?? pick(named);
      known.set(key, answer);
      return answer;
    },
  };
}
