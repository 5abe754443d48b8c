import {fieldsAt} from './check/fields';
import {kinds, type Kind} from './kinds';

/** What a new file starts with; a value left out gets the template's own. */
type NewFields = Record<string, unknown>;

/** Words of the template that no published page may hold. */
const placeholders = {
  title: 'A Title of Three to Ten Words',
  description:
    'Say in one or two sentences what the reader learns here, and why it matters to them now.',
  heading: 'A short invitation.',
  text: 'Say what happens when the reader clicks the button.',
  lead: 'Start with the point: what has changed, for whom, and what the reader can do about it.',
  body: 'Answer one question under each heading, and name your sources with a link.',
  item: 'One or two sentences on what it is and what the reader gets.',
  question: 'A question the reader has',
  row: '| A thing | Its value | Another value |',
  step: 'First thing the reader can do on Monday.',
  first: 'Name of a first part',
  second: 'Name of a second part',
};

/** The same, for the check to look for. */
export const templateSentences: readonly string[] = Object.values(placeholders);

/** Stands for the services of an article, until somebody names them. */
export const serviceToName = 'name-of-a-service';

/** The title of the files to copy, by which they are known. */
export const templateTitle = placeholders.title;

/** A comment, which is on no page. */
const ofNames =
  '<!-- {{company}}, {{shortName}} and {{partner}} are filled in from src/site.ts. -->';

const articleBody = `
${ofNames}

${placeholders.lead}

## ${placeholders.question}

${placeholders.body} A term of the glossary is explained on the spot: :term[CMMC].

| What to compare | First | Second |
|---|---|---|
${placeholders.row}

## What to do next

1. ${placeholders.step}
2. Second thing.

:::note[General information]
This article is general information as of its date.
:::
`;

const serviceBody = `
${ofNames}

## Overview

${placeholders.lead}

${placeholders.body}

## What you get

:::cards

### :icon[checklist] ${placeholders.first}

${placeholders.item}

### :icon[eye] ${placeholders.second}

${placeholders.item}

:::

## How the work runs

:::steps

### ${placeholders.first}

${placeholders.item}

### ${placeholders.second}

${placeholders.item}

:::
`;

/** A new page's text. The words of it are to be replaced. */
const bodies: Record<Kind, string> = {article: articleBody, service: serviceBody};

/** The fields a new page has, in this order, and what they hold unless something else is asked for. */
const defaults: Record<Kind, NewFields> = {
  article: {
    title: placeholders.title,
    description: placeholders.description,
    category: 'Technology',
    date: '2025-10-10',
    read_time: 1,
    services: [serviceToName],
  },
  service: {
    title: placeholders.title,
    description: placeholders.description,
    icon: 'layers',
    sidebar_position: 50,
    industries: ['government'],
  },
};

/** Fields that every new page ends with. It is a draft until somebody removes that line. */
const ending: NewFields = {
  action: {label: 'Get in Touch', to: '/contact'},
  closing: {heading: placeholders.heading, text: placeholders.text},
  draft: true,
};

/** A value as a writer would type it: in quotes only where it must be. */
function scalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  const isPlain =
    /^[\p{L}\d/(][^\n]*$/u.test(value) &&
    !/: |:$| #|\s$/.test(value) &&
    !/^(true|false|null|yes|no|on|off|[\d.]+)$/i.test(value);
  return isPlain ? value : JSON.stringify(value);
}

function write(name: string, value: unknown): string {
  if (Array.isArray(value)) return `${name}: [${value.map(scalar).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return `${name}: ${scalar(value)}`;
  return [
    `${name}:`,
    ...Object.entries(value).map(([part, inner]) => `  ${write(part, inner)}`),
  ].join('\n');
}

/**
 * Writes a new page: every field with its explanation above it, and a text to replace.
 * @param kind what it is
 * @param fields values for some of its fields
 * @returns what the file holds
 */
export function renderTemplate(kind: Kind, fields: NewFields = {}): string {
  const schemas = fieldsAt(kinds[kind].schema, []);
  const explain = (name: string) => {
    const schema = schemas[name];
    const {innerType} = (schema?.def ?? {}) as {innerType?: typeof schema};
    return `# ${((innerType ?? schema)?.meta()?.description ?? '').replace(/[“”]/g, '"')}`;
  };
  const lines = Object.entries({...defaults[kind], ...ending, ...fields}).map(
    ([name, value]) => `${explain(name)}\n${write(name, value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n${bodies[kind]}`;
}
