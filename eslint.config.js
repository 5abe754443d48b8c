const js = require('@eslint/js');
const docusaurus = require('@docusaurus/eslint-plugin');
const {defineConfig, globalIgnores} = require('eslint/config');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

const globals = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']));

/** Names that Node gives every script, and the page to what a script runs inside a browser. */
const nodeGlobals = globals(
  'Buffer URL URLSearchParams console fetch process setTimeout clearTimeout structuredClone performance ' +
    'AbortController AbortSignal TextDecoder TextEncoder document window',
);

/** Tests, and the fakes they use. */
const testFiles = ['**/*.test.{ts,tsx,mjs}', 'src/testing/**', 'tests/**'];

/** Matches an import of one of these folders of `src/`, by alias or by a relative path. Words, in YAML, are for all. */
const fromFolders = (folders) =>
  `^(@site/src|\\.\\.?(/\\.\\.)*)/(${folders.join('|')})(?!.*\\.yml$)(/|$)`;

const flow =
  'Imports flow pages/theme -> islands -> components -> content/site, never back; src/testing is for tests.';

/** Pages, and what they are made of. */
const parts = 'pages theme islands components documents frame plugins search'.split(' ');

/** The layers of `src/`: files, and the folders above them, which they never import. The last one counts. */
const layers = [
  ['src/**/*.{ts,tsx}', []],
  ['src/{islands,frame,documents,plugins,search}/**', ['pages', 'theme']],
  ['src/components/**', ['pages', 'theme', 'frame', 'plugins', 'search']],
  ['src/{content,site,structuredData,contact,motif,brand}/**', parts],
  ['src/*.ts', parts],
  // Within content: model and messages, load, check, docusaurus.
  ['src/content/{model,messages}/**', [...parts, 'load', 'check', 'docusaurus']],
  ['src/content/load/**', [...parts, 'check', 'docusaurus']],
  ['src/content/{check,guide}/**', [...parts, 'docusaurus']],
];

/** Rooms: folders of `src/` of which the others import nothing but `index.ts` and these. */
const rooms = {
  'content/model': [],
  'content/messages': [],
  'content/load': [],
  // The compiler of Markdown asks for these alone, also in tests with a page.
  'content/check': ['guard', 'rules/headings'],
  'content/docusaurus': [],
  'content/guide': [],
  search: ['Dialog'],
  // Light enough for the browser: the names of drawings, and numbers from words.
  motif: ['catalog', 'seed'],
  frame: ['inline'],
  'components/Markdown': [],
  structuredData: [],
};

/** Matches an import of a file of a room that isn't one of its doors, by alias or from outside by a relative path. */
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

  // Node's own files: configuration in CommonJS, scripts as modules
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

  // TypeScript, with the rules that know the types
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: __dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // A declaration of a module, as in generated.d.ts, can only name types this way.
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // The framework's hooks are asynchronous by type, whether or not they wait for anything.
      '@typescript-eslint/require-await': 'off',
      // Functions that are properties, as in options and schemas, count as methods for this rule.
      '@typescript-eslint/unbound-method': 'off',
    },
  },

  // What visitors get
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

  // What people run by name speaks to them on the console
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
