import type {z} from 'zod';
import {contentIconNames} from '../brand/icons';
import type {Repository} from '../site';
import {kinds, type Kind} from './kinds';
import {newFileAddress} from './repository';
import {fieldsAt, metaOf} from './schema';
import {renderTemplate} from './templates';

function fieldRows(schema: z.ZodType, above = ''): string[] {
  return Object.entries(fieldsAt(schema, [])).flatMap(([name, field]) => {
    const {description = ''} = metaOf(field);
    return [
      `| \`${above}${name}\` | ${field.isOptional() ? '' : 'yes'} | ${description} |`,
      ...fieldRows(field, `${above}${name}.`),
    ];
  });
}

function fieldTable(kind: Kind): string {
  return [
    '| Field | Needed | What it is |',
    '|---|---|---|',
    ...fieldRows(kinds[kind].schema),
  ].join('\n');
}

/** The way to a new file that is filled in already, where the code host is known. */
function writeLink(repository: Repository | undefined): string {
  if (!repository) return '';
  const address = newFileAddress(
    repository,
    'blog/2025-10-10-what-changes.md',
    renderTemplate('article'),
  );
  return (
    `**[Write an article](${address})** opens a new file with the template in it. ` +
    'Change its name, and go on with step 3.'
  );
}

/**
 * Fills in the parts of the writing guide that come from the schemas and the identity, each between
 * two comments of its name.
 * @param guide the text of `.github/CONTRIBUTING.md`
 * @param repository where the site's files are kept
 */
export function fillGuide(guide: string, repository: Repository | undefined): string {
  const parts: Record<string, string> = {
    write: writeLink(repository),
    'fields article': fieldTable('article'),
    'fields service': fieldTable('service'),
    icons: `${contentIconNames.map((name) => `\`${name}\``).join(', ')}.`,
  };
  return Object.entries(parts).reduce(
    (text, [name, content]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`),
        (_all, start: string, end: string) => `${start}\n${content && `${content}\n\n`}${end}`,
      ),
    guide,
  );
}
