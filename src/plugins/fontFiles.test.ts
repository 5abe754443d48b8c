/** @jest-environment node */
import fontFilesPlugin from './fontFiles';

const configure = (rules: object[]) =>
  fontFilesPlugin().configureWebpack?.({module: {rules}}, false, {} as never, undefined);

test('a font of any size stays a file, under a short name', () => {
  const options = {limit: 10_000, name: 'long/[name]'};
  configure([{test: /\.svg$/}, {test: /\.woff2?$/, use: [{options}]}]);
  expect(options).toEqual({limit: 0, name: 'assets/fonts/[name]-[contenthash:8].[ext]'});
});

test('an upgrade that loads fonts otherwise stops the build', () => {
  expect(() => configure([{test: /\.woff2?$/}])).toThrow(
    'Docusaurus has changed how it loads fonts. See src/plugins/fontFiles.ts before you use this version.',
  );
});
