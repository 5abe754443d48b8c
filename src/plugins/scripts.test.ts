/** @jest-environment node */
import {compileSSGTemplate, type SSGTemplateData} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {template} from '../template';
import {checkTemplate} from './scripts';

const data: SSGTemplateData = {
  appHtml: '<main>Words</main>',
  baseUrl: '/repo/',
  htmlAttributes: 'lang="en" data-has-hydrated="false"',
  bodyAttributes: '',
  headTags: '<meta name="a">',
  preBodyTags: '',
  postBodyTags: '',
  metaAttributes: ['<title data-rh="true">A page</title>'],
  scripts: ['frame', 'islands'].map((name) => `assets/js/${name}.0a1b.js`),
  stylesheets: ['assets/css/styles.0a1b.css'],
  noIndex: false,
  version: '3',
};

/** The page that the framework makes by our template, with something else of it than usual. */
const make = async (change: Partial<SSGTemplateData> = {}) =>
  (await compileSSGTemplate(template))({...data, ...change});

const withIsland = {appHtml: '<div data-island=form></div>'};

test('a page names its scripts, loads none, and has no mark of the app', async () => {
  const page = await make();
  expect(page).toContain(
    'data-frame="/repo/assets/js/frame.0a1b.js" data-styles="/repo/assets/css/styles.0a1b.css"',
  );
  expect(page).not.toMatch(/<script|data-rh|data-has-hydrated|data-islands/);
});

test('a page with islands names their script, and says that it waits for it', async () => {
  const page = await make(withIsland);
  expect(page).toContain('data-islands="/repo/assets/js/islands.0a1b.js"');
  expect(page).toContain('data-has-hydrated="false"');
});

test('a framework that is as it was passes the check', async () => {
  const page = await make(withIsland);
  expect(() => checkTemplate(page)).not.toThrow();
});

test.each([
  ['how it names a script', {scripts: data.scripts.slice(1)}],
  [
    'how it names a script',
    {scripts: data.scripts.map((script) => script.replace('islands.', 'islands-'))},
  ],
  ['how it names the stylesheet', {stylesheets: []}],
  ['how it marks a page that waits for its app', {htmlAttributes: 'lang="en"'}],
  [
    'how it marks the elements of its app',
    {metaAttributes: ['<title data-rh=true>A page</title>']},
  ],
])('a framework that has changed %s stops the build', async (what, change) => {
  const page = await make({...withIsland, ...change});
  expect(() => checkTemplate(page)).toThrow(
    `Docusaurus has changed ${what}. See src/template.ts before you use this version.`,
  );
});
