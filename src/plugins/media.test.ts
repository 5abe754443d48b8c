/** @jest-environment node */
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as utils from '@docusaurus/utils';
import mediaPlugin from './media';

const NormalModuleReplacementPlugin = jest.fn();
const bundler = {currentBundler: {instance: {NormalModuleReplacementPlugin}}} as never;

const rules = () => [
  {test: /\.png$/, use: [{loader: 'url-loader', options: {limit: 1, emitFile: false}}]},
];
const output = {path: '/site/build/__server'};

/** Hands a compilation's configuration to the plugin, as the framework does. */
function configure(config: object, isServer = true) {
  const plugin: Plugin = mediaPlugin({outDir: '/site/build/'} as LoadContext);
  return plugin.configureWebpack?.(config, isServer, bundler, undefined);
}

afterEach(() => jest.restoreAllMocks());

test("the server's compilation writes the files that pages name, and the browser's is left alone", () => {
  const config = {output, module: {rules: rules()}};
  expect(configure(config)).toMatchObject({
    plugins: [{}, {apply: expect.any(Function) as () => void}],
  });
  expect(config.module.rules[0]?.use[0]?.options).toEqual({limit: 1, emitFile: true});
  const other = {output, module: {rules: rules()}};
  expect(configure(other, false)).toEqual({});
  expect(other.module.rules).toEqual(rules());
});

test.each([
  [
    'no rule holds back a file',
    {output, module: {rules: [{test: /\.png$/, type: 'asset'}]}},
    "Docusaurus has changed how its rules leave files to the browser's compilation. See src/plugins/media.ts before you use this version.",
  ],
  [
    'the compilation has another folder',
    {output: {path: '/site/.docusaurus/server'}, module: {rules: rules()}},
    "Docusaurus has changed where the server's compilation writes. See src/plugins/media.ts before you use this version.",
  ],
])('where %s, the build stops', (_name, config, said) => {
  expect(() => configure(config)).toThrow(said);
});

test('where Markdown names files in another way, the build stops', () => {
  const {loaders, ...rest} = utils.getFileLoaderUtils(true);
  jest
    .spyOn(utils, 'getFileLoaderUtils')
    .mockReturnValue({
      ...rest,
      loaders: {...loaders, inlineMarkdownLinkFileLoader: '!file-loader!'},
    });
  expect(() => configure({output, module: {rules: rules()}})).toThrow(
    "Docusaurus has changed how Markdown leaves pictures and files to the browser's compilation.",
  );
});
