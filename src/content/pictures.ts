import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {placesIn} from './tree';

/** The widths, in px, that a picture is resized to, in addition to its own. */
const widths = [480, 960];

/** The width of the text column, or of a phone's screen without its margins. */
const sizes = '(width >= 48rem) 44rem, 92vw';

/** What the framework turns a picture into: a JSX element that requires its file. */
type Attribute = {type: string; name: string; value: unknown};
type Request = {data: {estree: {body: [{expression: object}]}}; value: string};

// The compiler expects a syntax tree, not source text.
const literal = (value: string) => ({type: 'Literal', value, raw: JSON.stringify(value)});
const join = (left: object, right: object) => ({
  type: 'BinaryExpression',
  operator: '+',
  left,
  right,
});
const request = (file: string) => ({
  type: 'MemberExpression',
  object: {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [literal(file)],
    optional: false,
  },
  property: {type: 'Identifier', name: 'default'},
  computed: false,
  optional: false,
});

/**
 * Remark plugin, to run after the framework's own: offers each picture in several widths, resized by `resize.cjs`, and
 * loads the first one on a page eagerly.
 */
export function pictures() {
  return (tree: Root, page: VFile): void => {
    const isServer = page.data.compilerName === 'server';
    const options = {name: 'assets/images/[name]-[contenthash].webp', emitFile: !isServer};
    const {loader} = getFileLoaderUtils(isServer).loaders.file({folder: 'images'});
    const loaders = `!!${loader}?${JSON.stringify(options)}!${require.resolve('./resize.cjs')}`;
    const found = placesIn(tree)
      .map(({node}) => node as unknown as {name?: string; attributes?: Attribute[]})
      .filter(({name, attributes}) => name === 'img' && attributes);
    for (const [index, {attributes = []}] of found.entries()) {
      const valueOf = (name: string) => attributes.find((each) => each.name === name)?.value;
      const add = (name: string, value: unknown) =>
        attributes.push({type: 'mdxJsxAttribute', name, value});
      if (index === 0) add('loading', 'eager');
      const [source, whole] = [valueOf('src') as Request, Number(valueOf('width'))];
      const file = /!([^!]+\.(?:png|jpe?g|webp))"\)/i.exec(source.value)?.[1];
      const smaller = widths.filter((width) => width < whole);
      if (!file || smaller.length === 0) continue;
      const parts = smaller.map((width) =>
        join(request(`${loaders}!${file}?${width}`), literal(` ${width}w, `)),
      );
      const own = join(source.data.estree.body[0].expression, literal(` ${whole}w`));
      const expression = [...parts, own].reduce(join);
      const body = [{type: 'ExpressionStatement', expression}];
      const estree = {type: 'Program', sourceType: 'module', comments: [], body};
      add('srcSet', {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}});
      add('sizes', sizes);
    }
  };
}
