/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {site} from '@site/src/site';
import {renderFiles} from '@site/src/testing/compile';
import {articleFile, problemsOf, project, withText} from './project';

type Case = {markdown: string; shows: string[]; hides?: string[]};

const written = parse(readFileSync(path.join(__dirname, 'valid.yml'), 'utf8')) as object;
const cases: Record<string, Case> = {
  ...written,
  'the names of the identity': {
    markdown: '## What {{shortName}} does\n\nWith **{{ partner }}**: [{{company}}](/contact).',
    // The project's own identity, because the compiler runs in a separate process.
    shows: [
      '/>What (?!{{)[^<]+ does</',
      '/<strong>(?!{{)[^<]+</strong>: <a href="/contact">(?!{{)[^<]+</a>/',
    ],
    hides: ['{{'],
  },
  'what only looks like the identity': {
    markdown:
      `Call 988 or 1-800-222-1222. ${site.shortName}s and X${site.shortName} are others. ` +
      `\`${site.phone.display} ${site.emails.general} http://nist.gov\``,
    shows: ['Call 988 or 1-800-222-1222', `<code>${site.phone.display}`],
  },
  'very long words': {
    markdown: `${'Donaudampfschifffahrtsgesellschaft'.repeat(20)} ends.`,
    shows: ['ends.'],
  },
};
const files = Object.values(cases).map(({markdown}) => withText(markdown));

let pages: string[] = [];

beforeAll(() => {
  const inBlog = Object.entries(project).filter(([file]) => /^blog\/.*\.(?!md$)\w+$/.test(file));
  pages = renderFiles(
    files,
    Object.fromEntries(inBlog.map(([file, content]) => [file.slice('blog/'.length), content])),
  );
}, 60_000);

describe.each(Object.entries(cases).map(([what, one], index) => ({what, ...one, index})))(
  '$what',
  ({index, shows, hides = []}) => {
    it('is no problem', async () => {
      expect(await problemsOf({[articleFile]: files[index]})).toEqual([]);
    });

    it('shows as it was meant', () => {
      const html = pages[index];
      for (const words of shows) {
        const [, pattern, flags] = /^\/(.+)\/(s?)$/.exec(words) ?? [];
        if (pattern) expect(html).toMatch(new RegExp(pattern, flags));
        else expect(html).toContain(words);
      }
      for (const words of ['A Good Title', ...hides]) expect(html).not.toContain(words);
    });
  },
);
