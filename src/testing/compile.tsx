import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import type {ComponentType} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import elements from '@site/src/theme/MDXComponents';
import {makeFolder} from './folder';

/** Replaces the bundler's `require` of a picture: returns its path, without the loaders. */
const require = (request: string) => ({default: request.split('!').at(-1)});

/** Runs a compiled page. */
function draw(program: string): string {
  const page = compileFunction(program, [], {contextExtensions: [{require}]}) as (
    runtime: object,
  ) => {default: ComponentType};
  const useMDXComponents = () => elements as object;
  const {default: Content} = page({Fragment, jsx, jsxs, useMDXComponents});
  return renderToStaticMarkup(<Content />);
}

/**
 * Renders Markdown files as the framework does, with our components. For tests without a DOM
 * (`@jest-environment node`).
 * @param files complete Markdown files
 * @param beside pictures and other files in the same folder
 * @returns the HTML of each
 */
export function renderFiles(files: string[], beside: Record<string, string | Buffer>): string[] {
  const programs = execFileSync(process.execPath, [path.join(__dirname, 'compiler.mjs')], {
    input: JSON.stringify({folder: makeFolder(beside), files}),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return (JSON.parse(programs) as string[]).map(draw);
}
