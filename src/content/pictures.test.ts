/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {Resvg} from '@resvg/resvg-js';
import imageSize from 'image-size';
import {renderFiles} from '@site/src/testing/compile';

const draw = (width: number) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"/>`)
    .render()
    .asPng();

it('offers a large picture in the widths that screens need, and loads the first of a page at once', () => {
  const text = '![Large](./large.png)\n\n![Small](./small.png)\n\n![Large](./large.png)';
  const beside = {'large.png': draw(1600), 'small.png': draw(400)};
  const [page = ''] = renderFiles([text], beside);
  const [first, second, third] = page.match(/<img[^>]*>/g) ?? [];
  expect(first).toContain(
    'srcSet="./large.png?480 480w, ./large.png?960 960w, ./large.png 1600w" sizes=',
  );
  expect(first).toContain('width="1600" height="800" loading="eager"');
  expect(second).not.toContain('srcSet');
  expect(third).toContain('960w');
  expect(third).not.toContain('eager');
});

it('makes a picture narrower, in its proportions', () => {
  const program = `require('./src/content/resize.cjs')
    .call({resourceQuery: '?480'}, require('node:fs').readFileSync(0))
    .then((made) => process.stdout.write(made))`;
  const made = execFileSync(process.execPath, ['-e', program], {input: draw(1600)});
  expect(imageSize(made)).toMatchObject({type: 'webp', width: 480, height: 240});
});
