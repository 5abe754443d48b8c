/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';
import classNamesPlugin, {createNamer, shortName} from './classNames';

type Options = {
  modules?: {
    localIdentName?: string;
    getLocalIdent?: (module: {resourcePath: string}, pattern: string, name: string) => string;
  };
};

const configure = (options: Options[]) =>
  classNamesPlugin({siteDir: '/site'} as LoadContext).configureWebpack?.(
    {
      module: {
        rules: [
          {test: /\.css$/},
          {test: /\.module\.css$/, use: options.map((one) => ({options: one}))},
        ],
      },
    },
    false,
    {} as never,
    undefined,
  );

test('a class has the same four letters in every build, and each of a module its own', () => {
  const names = ['a', 'b', 'heading'].map((name) => shortName(`src/x.module.css .${name}`));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3}$/);
  expect(shortName('src/x.module.css .a')).toBe(names[0]);
});

test('two classes that would share a name stop the build, and one that is met twice does not', () => {
  const nameOf = createNamer(() => 'abcd');
  expect([nameOf('src/x.module.css .a'), nameOf('src/x.module.css .a')]).toEqual(['abcd', 'abcd']);
  expect(() => nameOf('src/y.module.css .b')).toThrow(
    'src/y.module.css .b: in a build this class would have the same name as that of src/x.module.css .a. Rename one of the two.',
  );
});

test('a build gives the CSS loader these names', () => {
  const options: Options = {modules: {localIdentName: '[local]'}};
  configure([{}, options]);
  expect(options.modules?.getLocalIdent?.({resourcePath: '/site/src/x.module.css'}, '', 'a')).toBe(
    shortName('src/x.module.css .a'),
  );
});

test('the live server keeps the names that can be read', () => {
  const options: Options = {modules: {localIdentName: '[local]'}};
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  configure([options]);
  jest.restoreAllMocks();
  expect(options.modules?.getLocalIdent).toBeUndefined();
});

test('an upgrade that names classes otherwise stops the build', () => {
  expect(() => configure([{}])).toThrow(
    'Docusaurus has changed how it names classes. See src/plugins/classNames.ts before you use this version.',
  );
});
