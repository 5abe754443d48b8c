/**
 * Unit tests. They are next to the code they test and run in jsdom, with the framework replaced by the thin fakes in
 * `src/testing/`. A test that needs no DOM starts with the comment `@jest-environment node`.
 */

const {existsSync} = require('node:fs');

// West of Greenwich, a date computed in UTC but formatted in local time comes out a day early, so tests catch it.
process.env.TZ = 'America/New_York';

/** Packages published as ES modules. Jest runs CommonJS, so they are compiled like our own code. */
const {packages} = require('./package-lock.json');
const esModules = Object.keys(packages).filter((folder) => {
  const file = `${__dirname}/${folder}/package.json`;
  // theme-common contains ES modules without declaring it.
  const isTheme = folder.endsWith('/theme-common');
  return folder && existsSync(file) && (isTheme || require(file).type === 'module');
});

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'jsdom',
  // A slow machine shouldn't fail a test.
  testTimeout: 60_000,
  testMatch: [
    '<rootDir>/src/**/*.test.{ts,tsx}',
    '<rootDir>/scripts/*.test.mjs',
    ...(process.env.DEEP_TESTS ? ['<rootDir>/tests/deep/*.test.mjs'] : []),
  ],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/cssModule.ts',
    '\\.(woff2?|svg|png|jpe?g|webp|avif|ico)$': '<rootDir>/src/testing/staticFile.ts',
    // Tests don't depend on what the owner has filled in.
    '^\\./(identity|company)\\.yml$': '<rootDir>/src/testing/$1.yml',
    '^@site/(.*)$': '<rootDir>/$1',
    // Only what the bundler resolves is faked, not packages that Node can load.
    '^@docusaurus/(use[A-Z]\\w*|[A-Z]\\w*|router)$': '<rootDir>/src/testing/docusaurus/$1',
    '^@docusaurus/theme-common(/internal)?$': '<rootDir>/src/testing/docusaurus/themeCommon',
    // Our components are tested without the theme's.
    '^@theme-original/.*$': '<rootDir>/src/testing/generated.ts',
    '^@generated/docusaurus\\.config$': '<rootDir>/src/testing/docusaurus/siteConfig.ts',
    '^@generated/.*$': '<rootDir>/src/testing/generated.ts',
    // It uses `import.meta.webpackContext`, which only the bundler has.
    '/islandFiles$': '<rootDir>/src/testing/generated.ts',
  },
  transform: {
    '\\.yml$': '<rootDir>/src/yaml.cjs',
    '\\.([cm]?[jt]s|tsx|jsx)$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`^(?!.*/(?:${esModules.join('|')})/).*/node_modules/`],
};
