/** Documentation generated from the model: the writing guide's tables, and the templates for new pages. */
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

/** Fills in the generated parts of the writing guide, each between two comments with its name. */
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
