import {contentIconNames} from '../brand/icons';
import {kinds} from './kinds';
import {fieldsAt, type Form} from './schema';

const fieldRows = (form: Form, above = ''): string[] =>
  Object.entries(fieldsAt(form)).flatMap(([name, field]) => {
    const needed = (form.items ?? form).required?.includes(name) ? 'yes' : '';
    return [
      `| \`${above}${name}\` | ${needed} | ${field.description} |`,
      ...fieldRows(field, `${above}${name}.`),
    ];
  });

const fieldTable = (form: Form) =>
  ['| Field | Needed | What it is |', '|---|---|---|', ...fieldRows(form)].join('\n');

/**
 * Fills in the parts of the writing guide that come from the schemas, each between two comments of its name.
 * @param guide the text of `.github/CONTRIBUTING.md`
 */
export function fillGuide(guide: string): string {
  const parts: Record<string, string> = {
    'fields article': fieldTable(kinds.article.form),
    'fields service': fieldTable(kinds.service.form),
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
