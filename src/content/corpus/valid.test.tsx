/** @jest-environment node */
import {renderFiles} from '@site/src/testing/compile';
import {checkContent, formatProblem} from '../check';
import {article, articleFile, memorySource, project} from './project';
import {validCases} from './valid';

const files = validCases.map(
  ({markdown}) => `${article.slice(0, article.indexOf('\n---\n\n') + 6)}${markdown}\n`,
);

let pages: string[] = [];

beforeAll(() => {
  const inBlog = Object.entries(project).filter(([file]) => /^blog\/.*\.(?!md$)\w+$/.test(file));
  pages = renderFiles(
    files,
    Object.fromEntries(inBlog.map(([file, content]) => [file.slice('blog/'.length), content])),
  );
}, 60_000);

it('has more than twenty inputs', () => {
  expect(validCases.length).toBeGreaterThan(20);
});

describe.each(validCases.map((validCase, index) => ({...validCase, index})))(
  '$what',
  ({index, shows, hides = []}) => {
    it('is no problem', async () => {
      const {problems} = await checkContent(
        memorySource({...project, [articleFile]: files[index] ?? ''}),
        {today: '2025-12-01'},
      );
      expect(problems.map(formatProblem)).toEqual([]);
    });

    it('shows as it was meant', () => {
      const html = pages[index];
      for (const words of shows) {
        expect(html).toEqual(
          typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
        );
      }
      for (const words of ['A Good Title', ...hides]) {
        expect(html).not.toContain(words);
      }
    });
  },
);
