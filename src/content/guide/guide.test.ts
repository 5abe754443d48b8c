/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {blockNames} from '../blockNames';
import {articleFile, problemsOf, withText} from '../corpus/project';
import {patterns} from '../messages';
import {fillGuide} from '.';
import {kinds} from '../kinds';
import {renderTemplate} from './templates';

const guide = readFileSync('.github/CONTRIBUTING.md', 'utf8');
const examples = [...guide.matchAll(/^```markdown\n([^]*?)^```/gm)].map(
  ([, example = '']) => example,
);

it('says what the schemas say (otherwise run: node scripts/make-guide.mjs)', () => {
  expect(fillGuide(guide)).toBe(guide);
  expect(readFileSync('blog/_template.md', 'utf8')).toBe(renderTemplate('article'));
  expect(readFileSync('docs/_template.md', 'utf8')).toBe(renderTemplate('service'));
});

it.each(examples)('has an example that can be published: %s', async (example) => {
  expect(await problemsOf({[articleFile]: withText(`## Part\n\n${example}`)})).toEqual([]);
});

it.each(['article', 'service'] as const)(
  'comes with a template that is a draft without problems: %s',
  async (kind) => {
    const file = kind === 'article' ? 'blog/2025-10-10-new.md' : 'docs/technology/new.md';
    const draft = renderTemplate(kind);
    expect(await problemsOf({[file]: draft})).toEqual([]);
    const published = await problemsOf({[file]: draft.replace('draft: true\n', '')});
    expect(published.length).toBeGreaterThan(6);
  },
);

it('has a section or an example of every block', () => {
  const isShown = (name: string) =>
    new RegExp(`^:{3,4}${name}\\b|^### .*\\b${name}\\b`, 'm').test(guide);
  expect(blockNames.filter((name) => !isShown(name))).toEqual([]);
});

it('explains everything that the check can be about', () => {
  const fields = Object.values(kinds).flatMap(({fields: own}) => Object.keys(own));
  const words = patterns.words.map(({about}) => about);
  for (const about of new Set([
    ...fields,
    ...words,
    'front matter',
    'file',
    'html',
    'image',
    'icon',
  ]))
    expect(guide).toContain(`\`${about}`);
});
