/**
 * The rules of our own in eslint.config.js and .stylelintrc.json refuse what they are there for.
 * @jest-environment node
 */
import {execFileSync} from 'node:child_process';

/** Runs a program in a process of its own, because both linters load their settings as modules. */
const run = (program, input) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(input)], {
      encoding: 'utf8',
    }),
  );

/** The rules that each declaration breaks in a stylesheet. */
const lintStyles = (file, declarations) =>
  run(
    `import stylelint from 'stylelint';
    const [codeFilename, declarations] = JSON.parse(process.argv[1]);
    const found = [];
    for (const declaration of declarations) {
      const code = '.title {\\n  ' + declaration + ';\\n}\\n';
      const {results} = await stylelint.lint({code, codeFilename});
      found.push([declaration, ...results[0].warnings.map(({rule}) => rule)]);
    }
    console.log(JSON.stringify(found));`,
    [file, declarations],
  );

test('styles outside the tokens hold no literal color, font size or spacing', () => {
  const size = 'declaration-property-value-disallowed-list';
  const refused = [
    ['color: #fff', 'color-no-hex'],
    ['background: white', 'color-named'],
    ['border-color: rgb(0 0 0)', 'function-disallowed-list'],
    ['font-size: 18px', size],
    ['margin: 0 8px', size],
    ['padding: calc(1rem + var(--site-rule))', size],
    ['border-radius: 4px', size],
    ['color: var(--site-color-txet)', 'no-unknown-custom-properties'],
  ];
  const allowed = [
    ['color: var(--site-color-text)'],
    ['margin-inline: calc(var(--site-space-2) * -1)'],
    ['inline-size: 20rem'],
  ];
  const rows = [...refused, ...allowed];
  const lint = (file) =>
    lintStyles(
      file,
      rows.map(([declaration]) => declaration),
    );
  expect(lint('src/components/Pretended/styles.module.css')).toEqual(rows);
}, 120_000);

test('code imports from its own layer and below, and links through the framework', () => {
  const component = "import Button from '@site/src/components/Button';\nexport default Button;\n";
  const page = "import HomePage from '@site/src/pages/index';\nexport default HomePage;\n";
  const fake = "export {setLocation} from '@site/src/testing';\n";
  const link = (href) => `export const Pretended = () => <a href="${href}">Home</a>;\n`;
  const samples = [
    ['src/components/Pretended/index.tsx', page, 'no-restricted-imports'],
    ['src/data/pretended.ts', component, 'no-restricted-imports'],
    ['src/pages/pretended.tsx', fake, 'no-restricted-imports'],
    ['src/components/Pretended/index.tsx', link('/contact'), '@docusaurus/no-html-links'],
    ['src/components/Pretended/index.tsx', "console.log('here');\n", 'no-console'],
    ['src/pages/pretended.tsx', component],
    ['src/pages/pretended.test.tsx', fake],
    ['src/components/Pretended/index.tsx', link('https://www.nasa.gov/')],
    ['scripts/pretended.mjs', "console.log('here');\n"],
  ];
  const found = run(
    `import {ESLint} from 'eslint';
    // Rules that ask for types need the file itself, which a pretended one is not.
    const typed = Object.keys((await import('typescript-eslint')).default.plugin.rules);
    const eslint = new ESLint({
      overrideConfig: {
        languageOptions: {parserOptions: {projectService: false, project: null}},
        rules: Object.fromEntries(typed.map((rule) => ['@typescript-eslint/' + rule, 'off'])),
      },
    });
    const found = [];
    for (const [filePath, code] of JSON.parse(process.argv[1])) {
      const [result] = await eslint.lintText(code, {filePath});
      found.push([filePath, code, ...result.messages.map(({ruleId}) => ruleId)]);
    }
    console.log(JSON.stringify(found));`,
    samples,
  );
  expect(found).toEqual(samples);
}, 120_000);
