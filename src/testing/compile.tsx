import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import type {ComponentType} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import elements from '@site/src/theme/MDXComponents';
import {makeFolder} from './folder';

/** Resolves an image request to its path, which comes after the bundler's loaders. */
const require = (request: string) => ({default: request.split('!').at(-1)});

/** Runs a compiled page, and renders it to HTML. */
function renderPage(program: string): string {
  const page = compileFunction(program, [], {contextExtensions: [{require}]}) as (
    runtime: object,
  ) => {default: ComponentType};
  const useMDXComponents = () => elements as object;
  const {default: Content} = page({Fragment, jsx, jsxs, useMDXComponents});
  return renderToStaticMarkup(<Content />);
}

/**
 * Renders Markdown files like the framework, with our components. For tests without a DOM
 * (`@jest-environment node`).
 * @param files whole Markdown files
 * @param beside images and other files in the same folder, by name
 * @returns the HTML of each file
 */
export function renderFiles(files: string[], beside: Record<string, string | Buffer>): string[] {
  const programs = execFileSync(process.execPath, [path.join(__dirname, 'compiler.mjs')], {
    input: JSON.stringify({folder: makeFolder(beside), files}),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return (JSON.parse(programs) as string[]).map(renderPage);
}
