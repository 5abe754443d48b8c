/**
 * The rules of our own in eslint.config.js and .stylelintrc.json refuse what they are there for.
 * @jest-environment node
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Runs a program in a process of its own, as both linters load their settings as modules. */
function run(program) {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/** The rules that eslint finds broken in each pretended file. */
function lintCode(samples) {
  return run(`
    import {ESLint} from 'eslint';
    // Rules that ask for types need the file itself, which a pretended one is not.
    const typed = Object.keys((await import('typescript-eslint')).default.plugin.rules);
    const eslint = new ESLint({
      overrideConfig: {
        languageOptions: {parserOptions: {projectService: false, project: null}},
        rules: Object.fromEntries(typed.map((rule) => ['@typescript-eslint/' + rule, 'off'])),
      },
    });
    const found = {};
    for (const [name, [filePath, code]] of Object.entries(${JSON.stringify(samples)})) {
      const [result] = await eslint.lintText(code, {filePath});
      found[name] = result.messages.map(({ruleId}) => ruleId);
    }
    console.log(JSON.stringify(found));
  `);
}

/** The rules that stylelint finds broken in each declaration of a pretended stylesheet. */
function lintStyles(file, declarations) {
  return run(`
    import stylelint from 'stylelint';
    const found = {};
    for (const declaration of ${JSON.stringify(declarations)}) {
      const {results} = await stylelint.lint({
        code: '.title {\\n  ' + declaration + ';\\n}\\n',
        codeFilename: ${JSON.stringify(file)},
      });
      found[declaration] = results[0].warnings.map(({rule}) => rule);
    }
    console.log(JSON.stringify(found));
  `);
}

describe('styles', () => {
  const size = 'declaration-property-value-disallowed-list';
  const refused = {
    'color: #fff': 'color-no-hex',
    'background: white': 'color-named',
    'border-color: rgb(0 0 0)': 'function-disallowed-list',
    'color: oklch(50% 0.1 20)': 'function-disallowed-list',
    '--shade: #123456': 'color-no-hex',
    'font-size: 18px': size,
    'font-size: 90%': size,
    'font: 600 1rem/1.2 var(--site-font-name)': size,
    'margin: 0 8px': size,
    'margin-block-start: 1.5em': size,
    'padding: calc(1rem + var(--site-rule))': size,
    'gap: 12px': size,
    'border-radius: 4px': size,
    'border-top-left-radius: 1rem': size,
    'color: var(--site-color-txet)': 'no-unknown-custom-properties',
  };
  const allowed = [
    'color: var(--site-color-text)',
    'background: transparent',
    'font-size: var(--site-text-body)',
    'margin: 0 auto',
    'margin-inline: calc(var(--site-space-2) * -1)',
    'padding: var(--site-space-1) 5%',
    'gap: 0',
    'border-radius: 50%',
    'inline-size: 20rem',
  ];

  test('outside the tokens hold no literal color, font size or spacing', () => {
    const found = lintStyles('src/components/Pretended/styles.module.css', [
      ...Object.keys(refused),
      ...allowed,
    ]);
    for (const [declaration, rule] of Object.entries(refused)) {
      expect([declaration, found[declaration]]).toEqual([declaration, [rule]]);
    }
    for (const declaration of allowed)
      expect([declaration, found[declaration]]).toEqual([declaration, []]);
  }, 120_000);

  test('the tokens hold them', () => {
    const declarations = ['--site-color-page: #fff', '--site-space-1: 0.5rem', 'padding: 8px'];
    const found = lintStyles('src/css/tokens.css', declarations);
    expect(Object.values(found).flat()).toEqual([]);
  }, 120_000);
});

test('code imports from its own layer and below, and links through the framework', () => {
  const page = "import HomePage from '@site/src/pages/index';\nexport default HomePage;\n";
  const component = "import Button from '../components/Button';\nexport default Button;\n";
  const link = (href) => `export const Pretended = () => <a href="${href}">Home</a>;\n`;
  const found = lintCode({
    componentFromPage: ['src/components/Pretended/index.tsx', page],
    componentFromTheme: [
      'src/components/Pretended/index.tsx',
      "import Navbar from '../../theme/Navbar';\nexport default Navbar;\n",
    ],
    dataFromComponent: ['src/data/pretended.ts', component],
    identityFromComponent: ['src/pretended.ts', component.replace('../', './')],
    pageFromComponent: ['src/pages/pretended.tsx', component],
    themeFromComponent: ['src/theme/Pretended/index.tsx', component.replace('../', '@site/src/')],
    fakes: ['src/pages/pretended.tsx', "export {setLocation} from '@site/src/testing';\n"],
    fakesInTest: [
      'src/pages/pretended.test.tsx',
      "export {setLocation} from '@site/src/testing';\n",
    ],
    rawLink: ['src/components/Pretended/index.tsx', link('/contact')],
    outsideLink: ['src/components/Pretended/index.tsx', link('https://www.nasa.gov/')],
    console: ['src/components/Pretended/index.tsx', "console.log('here');\n"],
    consoleOfScript: ['scripts/pretended.mjs', "console.log('here');\n"],
    image: [
      'src/components/Pretended/index.tsx',
      'export const Pretended = () => <img src="/a.png" />;\n',
    ],
  });
  expect(found).toEqual({
    componentFromPage: ['no-restricted-imports'],
    componentFromTheme: ['no-restricted-imports'],
    dataFromComponent: ['no-restricted-imports'],
    identityFromComponent: ['no-restricted-imports'],
    pageFromComponent: [],
    themeFromComponent: [],
    fakes: ['no-restricted-imports'],
    fakesInTest: [],
    rawLink: ['@docusaurus/no-html-links'],
    outsideLink: [],
    console: ['no-console'],
    consoleOfScript: [],
    image: ['jsx-a11y/alt-text'],
  });
}, 120_000);
