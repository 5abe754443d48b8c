/** What the model tells writers: the tables of the writing guide, and the files that new pages are copied from. */
import {contentIconNames} from '../../brand/icons';
import {kinds} from '../kinds';
import {explain, type Fields} from '../model';

export {readTemplate, renderTemplate} from './templates';

const fieldRows = (fields: Fields, above = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    `| \`${above}${name}\` | ${field.optional ? '' : 'yes'} | ${explain(field)} |`,
    ...fieldRows(field.fields ?? {}, `${above}${name}.`),
  ]);

const fieldTable = (fields: Fields) =>
  ['| Field | Needed | What it is |', '|---|---|---|', ...fieldRows(fields)].join('\n');

/** Fills in the parts of the writing guide that come from the schemas, each between two comments of its name. */
export function fillGuide(guide: string): string {
  const parts: Record<string, string> = {
    'fields article': fieldTable(kinds.article.fields),
    'fields service': fieldTable(kinds.service.fields),
    icons: `${contentIconNames.map((name) => `\`${name}\``).join(', ')}.`,
  };
  return Object.entries(parts).reduce(
    (text, [name, content]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`),
        (_all, start: string, end: string) => `${start}\n${content}\n\n${end}`,
      ),
    guide,
  );
}
