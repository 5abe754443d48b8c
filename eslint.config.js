const js = require('@eslint/js');
const docusaurus = require('@docusaurus/eslint-plugin');
const {defineConfig, globalIgnores} = require('eslint/config');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

const globals = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']));

/** Node's globals, and `document` and `window` for functions that scripts run inside a browser. */
const nodeGlobals = globals(
  'Buffer URL URLSearchParams console fetch process setTimeout clearTimeout structuredClone performance ' +
    'AbortController AbortSignal TextDecoder TextEncoder document window',
);

/** Tests and their fakes. */
const testFiles = ['**/*.test.{ts,tsx,mjs}', 'src/testing/**', 'tests/**'];

/** Matches imports from these folders of `src/`, by alias or relative path. YAML may be imported from anywhere. */
const fromFolders = (folders) =>
  `^(@site/src|\\.\\.?(/\\.\\.)*)/(${folders.join('|')})(?!.*\\.yml$)(/|$)`;

const flow =
  'Imports flow pages/theme -> islands -> components -> content/site, never back; src/testing is for tests.';

/** Pages and what they are built from. */
const parts = 'pages theme islands components documents frame plugins search'.split(' ');

/** The layers of `src/`: files, and the folders above them that they can't import. The last match wins. */
const layers = [
  ['src/**/*.{ts,tsx}', []],
  ['src/{islands,frame,documents,plugins,search}/**', ['pages', 'theme']],
  ['src/components/**', ['pages', 'theme', 'frame', 'plugins', 'search']],
  ['src/{content,site,structuredData,contact,motif,brand}/**', parts],
  ['src/*.ts', parts],
  // The layers within content, from the bottom: model and messages, load, check, docusaurus.
  ['src/content/{model,messages}/**', [...parts, 'load', 'check', 'docusaurus']],
  ['src/content/load/**', [...parts, 'check', 'docusaurus']],
  ['src/content/{check,guide}/**', [...parts, 'docusaurus']],
];

/** Rooms: folders of `src/` from which other folders import only `index.ts` and the files listed here. */
const rooms = {
  'content/model': [],
  'content/messages': [],
  'content/load': [],
  // The Markdown compiler needs only these, and in jsdom tests too.
  'content/check': ['guard', 'rules/headings'],
  'content/docusaurus': [],
  'content/guide': [],
  search: ['Dialog'],
  // Small enough for the browser: the names of drawings, and numbers from strings.
  motif: ['catalog', 'seed'],
  frame: ['inline'],
  'components/Markdown': [],
  structuredData: [],
};

/** Matches an outside import, by alias or relative path, of a room's file that isn't listed above. */
const pastDoors = Object.entries(rooms).map(([room, doors]) => {
  const path = room.replace('content/', '(content/)?');
  const isDoor = ['index', ...doors].join('|');
  return `^(@site/src/${room}|\\.\\.?(/\\.\\.)*/${path})/(?!(${isDoor})$|.*\\.yml$)`;
});

module.exports = defineConfig([
  globalIgnores(['build', '.docusaurus', 'static', 'test-results']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-warning-comments': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },

  // Files that Node runs: configuration in CommonJS, scripts as ES modules
  {
    files: ['*.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {...nodeGlobals, module: 'writable', require: 'readonly', __dirname: 'readonly'},
    },
  },
  {files: ['**/*.mjs'], languageOptions: {globals: nodeGlobals}},
  {
    files: ['**/*.test.mjs'],
    languageOptions: {
      globals: globals('afterAll afterEach beforeAll beforeEach describe expect jest test'),
    },
  },

  // TypeScript, with type-aware rules
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: __dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // Module declarations, as in generated.d.ts, need `import()` types.
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // The framework types its hooks as async, whether or not they await anything.
      '@typescript-eslint/require-await': 'off',
      // This rule mistakes function properties, as in options and schemas, for methods.
      '@typescript-eslint/unbound-method': 'off',
    },
  },

  // Code that renders pages
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-html-links': ['error', {ignoreFullyResolved: true}],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  ...layers.map(([files, forbidden]) => ({
    files: [files],
    ignores: testFiles,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {regex: fromFolders(['testing', ...forbidden]), message: flow},
            {regex: pastDoors.join('|'), message: "Import the room's index.ts, its door."},
          ],
        },
      ],
    },
  })),

  // Command-line tools may write to the console
  {
    files: ['*.ts', 'scripts/**', 'tests/**', 'src/{plugins,documents}/**'],
    rules: {'no-console': 'off'},
  },
  {
    files: testFiles,
    rules: {
      '@docusaurus/no-html-links': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'jsx-a11y/anchor-has-content': 'off',
    },
  },
]);
