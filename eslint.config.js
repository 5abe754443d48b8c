const js = require('@eslint/js');
const docusaurus = require('@docusaurus/eslint-plugin');
const {defineConfig, globalIgnores} = require('eslint/config');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

/** Names that Node gives every script, and the page to what a script runs inside a browser. */
const nodeGlobals = Object.fromEntries(
  [
    'Buffer',
    'URL',
    'URLSearchParams',
    'console',
    'fetch',
    'process',
    'setTimeout',
    'clearTimeout',
    'structuredClone',
    'performance',
    'AbortController',
    'TextDecoder',
    'TextEncoder',
    'document',
    'window',
  ].map((name) => [name, 'readonly']),
);

/** Tests, and the fakes they use. */
const testFiles = ['**/*.test.{ts,tsx,mjs}', 'src/testing/**', 'tests/**'];

/** Matches an import of one of these folders of `src/`, by alias or by a relative path. */
const fromFolders = (folders) => `^(@site/src|\\.\\.?(/\\.\\.)*)/(${folders.join('|')})(/|$)`;

/** What no file of the site itself may import. */
const neverImported = [
  {
    regex: fromFolders(['testing']),
    message: 'The fakes of src/testing are for tests.',
  },
];

/**
 * The layers of `src/`, from the page down: `pages/` and `theme/` are made of `islands/` and `components/`,
 * which are made of `content/`, `data/`, `contact/`, `motif/`, `brand/` and the files beside them. A file
 * imports from its own layer or from a lower one, never from a higher one.
 */
const layers = [
  {
    files: ['src/islands/**', 'src/frame/**', 'src/documents/**', 'src/plugins/**'],
    forbidden: ['pages', 'theme'],
    message: 'Imports flow pages/theme -> islands -> components -> content/data/site, never back.',
  },
  {
    files: ['src/components/**'],
    forbidden: ['pages', 'theme', 'frame', 'plugins'],
    message: 'Imports flow pages/theme -> islands -> components -> content/data/site, never back.',
  },
  {
    files: [
      'src/content/**',
      'src/data/**',
      'src/structuredData/**',
      'src/contact/**',
      'src/motif/**',
      'src/brand/**',
      'src/*.ts',
    ],
    forbidden: ['pages', 'theme', 'islands', 'components', 'documents', 'frame', 'plugins'],
    message: 'Content, data, messages and drawings know nothing of what shows them.',
  },
];

const stateful =
  '/^use(State|Reducer|Effect|LayoutEffect|SyncExternalStore|Transition|ActionState|Optimistic)$/';

/** What works in `npm start` and is dead in a build, where the browser runs islands only. */
const onlyInIslands = [
  {
    selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
    message:
      'Nothing answers this handler in a build. Move the component to src/islands/ and wrap it in island() (README, "If you know Docusaurus").',
  },
  ...['name', 'property.name'].map((name) => ({
    selector: `CallExpression[callee.${name}=${stateful}]`,
    message:
      'This hook never runs in a build. Move the component to src/islands/ and wrap it in island() (README, "If you know Docusaurus").',
  })),
];

module.exports = defineConfig([
  globalIgnores([
    'build',
    '.docusaurus',
    'coverage',
    'node_modules',
    'static',
    'test-results',
    'playwright-report',
    'gallery',
  ]),
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
      globals: Object.fromEntries(
        [
          'afterAll',
          'afterEach',
          'beforeAll',
          'beforeEach',
          'describe',
          'expect',
          'jest',
          'test',
        ].map((name) => [name, 'readonly']),
      ),
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
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...testFiles, 'src/islands/**', 'src/documents/**', 'src/frame/**'],
    rules: {'no-restricted-syntax': ['error', ...onlyInIslands]},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {'no-restricted-imports': ['error', {patterns: neverImported}]},
  },
  ...layers.map(({files, forbidden, message}) => ({
    files,
    ignores: testFiles,
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [...neverImported, {regex: fromFolders(forbidden), message}]},
      ],
    },
  })),

  // What people run by name speaks to them on the console
  {files: ['scripts/**', 'src/plugins/**', 'src/documents/**'], rules: {'no-console': 'off'}},
  {
    files: testFiles,
    rules: {
      '@docusaurus/no-html-links': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'jsx-a11y/anchor-has-content': 'off',
    },
  },
]);
