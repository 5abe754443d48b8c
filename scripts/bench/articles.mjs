/**
 * Makes many articles out of the few that are there: valid ones, each with a text of its own, to see
 * how the site grows. The same number always gives the same articles.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import createJiti from 'jiti';
import {parse, stringify} from 'yaml';

const {numbersFrom} = createJiti(fileURLToPath(import.meta.url))('../../src/motif/seed.ts');

/** Numbers from 0 to 1 that look random and are the same every time. */
function createRandom(number) {
  const next = numbersFrom(`article-${number}`);
  return () => (next() + 1) / 2;
}

/** Takes so many of the items, each once, in an order of their own. */
function draw(items, count, random) {
  const rest = [...items];
  return Array.from(
    {length: Math.min(count, rest.length)},
    () => rest.splice(Math.floor(random() * rest.length), 1)[0],
  );
}

/** @returns {{fields: Record<string, any>, intro: string, sections: string[]}} an article in its parts */
export function readArticle(text) {
  const [, fields, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (fields === undefined) throw new Error('The article has no front matter.');
  const [intro, ...sections] = body.trim().split(/\n(?=## )/);
  return {fields: parse(fields), intro, sections};
}

const syllables = [
  'ba',
  'cor',
  'den',
  'fi',
  'gal',
  'hum',
  'jo',
  'ker',
  'lin',
  'mar',
  'no',
  'pex',
  'qui',
  'ros',
  'sten',
  'tu',
  'vel',
  'wix',
  'yar',
  'zo',
];

/** A word that no other article has, as every real article brings names and terms of its own. */
const newWord = (random) => draw(syllables, 4, random).join('');

/** How many words are read in a minute, near enough for the content check. */
const wordsInMinute = 220;

/** How many such words an article brings. */
const newWords = 12;

/**
 * One article: the beginning of one of the sources, sections of all of them, and some words of its own.
 * @param {ReturnType<typeof readArticle>[]} sources
 * @param {number} number which one it is; with the sources, it decides the text
 * @param {string} date its day, which is the start of its file's name too
 */
export function createArticle(sources, number, date) {
  const random = createRandom(number);
  const source = sources[number % sources.length];
  // Two sections of the same heading would share an address.
  const sections = new Map(
    draw(
      sources.flatMap((each) => each.sections),
      source.sections.length,
      random,
    ).map((section) => [section.split('\n', 1)[0], section]),
  );
  const words = Array.from({length: newWords}, () => newWord(random));
  const text = [
    source.intro,
    `In this part the cases are called ${words.join(', ')}.`,
    ...sections.values(),
  ].join('\n\n');
  const fields = {
    ...source.fields,
    title: `${source.fields.title.slice(0, 70)}, Part ${number}`,
    date,
    read_time: Math.max(1, Math.round(text.split(/\s+/).length / wordsInMinute)),
  };
  // An old address leads to one page alone.
  delete fields.redirect_from;
  return {
    name: `${date}-part-${number}.md`,
    text: `---\n${stringify(fields, {lineWidth: 0})}---\n\n${text}\n`,
  };
}

/** The day so many days before another. */
const daysBefore = (date, days) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * Adds articles to a project until it has so many, each a day older than the one before.
 * @param {string} root the project's folder
 * @param {number} count how many articles it shall have
 */
export function addArticles(root, count) {
  const folder = path.join(root, 'blog');
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\d-.*\.md$/.test(name))
    .sort();
  const sources = names.map((name) => readArticle(readFileSync(path.join(folder, name), 'utf8')));
  const oldest = names[0].slice(0, 10);
  for (let number = 1; number <= count - names.length; number += 1) {
    const {name, text} = createArticle(sources, number, daysBefore(oldest, number));
    writeFileSync(path.join(folder, name), text);
  }
}
