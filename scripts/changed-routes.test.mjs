/** @jest-environment node */
import {describe as describeChange, routeOf} from './changed-routes.mjs';

test.each([
  ['blog/2025-10-10-ai-in-government.md', '/insights/ai-in-government'],
  ['docs/technology/cloud-development.md', '/services/cloud-development'],
  ['docs/behavioral/psychology.md', '/services/psychology'],
  ['src/pages/index.tsx', '/'],
  ['src/pages/about.tsx', '/about'],
  ['src/pages/services/index.tsx', '/services'],
  ['src/data/home.ts', '/'],
  ['src/data/industries.ts', '/industries'],
  ['src/data/inquiryTypes.ts', '/contact'],
  ['src/site.ts', '*'],
  ['src/css/tokens.css', '*'],
  ['docs/_glossary.yml', '*'],
  ['static/favicon.svg', '*'],
  ['docusaurus.config.ts', '*'],
  ['package-lock.json', '*'],
  ['blog/_template.md', undefined],
  ['README.md', undefined],
  ['.github/workflows/check.yml', undefined],
  ['tests/pages.spec.ts', undefined],
  ['scripts/serve.mjs', undefined],
  ['src/components/Button/index.test.tsx', undefined],
  ['src/testing/state.ts', undefined],
])('%s is about %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test('a change is told by page, in order, with shared files counted', () => {
  const text = describeChange(
    'M\tsrc/site.ts\nA\tblog/2025-11-01-new.md\nD\tblog/2025-09-08-old.md\nM\tsrc/pages/about.tsx\n',
  );
  expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `/about` | changed | `src/pages/about.tsx` |',
    '| `/insights/new` | new | `blog/2025-11-01-new.md` |',
    '| `/insights/old` | removed | `blog/2025-09-08-old.md` |',
  ]);
  expect(text).toContain('Any page may look different: 1 shared file changed.');
});

test('a change that no visitor sees is told as none', () => {
  expect(describeChange('M\tREADME.md\n')).toContain('None.');
  expect(describeChange('')).toContain('None.');
});
