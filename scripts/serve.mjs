/**
 * Serves the built site as GitHub Pages does, which `docusaurus serve` does not: addresses with and without
 * `.html`, redirects to folders, the 404 page with its status, compression.
 *
 *     npm run serve -- [--port 3000] [--dir build] [--base /repo/]
 */
import {once} from 'node:events';
import {readFile, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {requireBuild, runCommand} from './command.mjs';

/** Content types by extension, as GitHub Pages sends them; anything else is a download. */
const types = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const isFile = async (file) => (await stat(file).catch(() => undefined))?.isFile();

/** Finds what an address names: a file of `dir`, or the address to go to. */
async function find(dir, base, pathname) {
  if (`${pathname}/` === base) return {redirect: base};
  if (!pathname.startsWith(base) || pathname.includes('\0')) return {};
  const target = path.join(dir, pathname.slice(base.length));
  if (target !== dir && !target.startsWith(dir + path.sep)) return {};
  const index = path.join(target, 'index.html');
  const files = pathname.endsWith('/') ? [index] : [target, `${target}.html`];
  for (const file of files) if (await isFile(file)) return {file};
  if (pathname.endsWith('/') || !(await isFile(index))) return {};
  // Two slashes at the start would name another host.
  return {redirect: `${encodeURI(pathname).replace(/^\/+/, '/')}/`};
}

async function answer(dir, base, {url, headers}, response) {
  const [address, query] = url.split(/\?(.*)/s);
  const found = await find(dir, base, decodeURIComponent(address));
  if (found.redirect) {
    const Location = query ? `${found.redirect}?${query}` : found.redirect;
    return response.writeHead(301, {Location}).end();
  }
  const file = found.file ?? path.join(dir, '404.html');
  const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
  const isPacked =
    /^text|javascript|json|xml|wasm/.test(type) && /\bgzip\b/.test(headers['accept-encoding']);
  const body = await readFile(file);
  response.writeHead(found.file ? 200 : 404, {
    'Content-Type': type,
    'Cache-Control': 'max-age=600',
    Vary: 'Accept-Encoding',
    ...(isPacked && {'Content-Encoding': 'gzip'}),
  });
  response.end(isPacked ? gzipSync(body) : body);
}

/**
 * Makes a server for a built site, which the caller starts with `listen`.
 * @param {{dir?: string, base?: string}} options the folder, and the path it is published under
 * @returns {import('node:http').Server}
 */
export function createStaticServer({dir = 'build', base = process.env.BASE_URL || '/'} = {}) {
  return createServer((request, response) => {
    answer(path.resolve(dir), base, request, response).catch((error) =>
      response.writeHead(error instanceof URIError ? 400 : 500).end(error.message),
    );
  });
}

async function main() {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      dir: {type: 'string'},
      base: {type: 'string'},
    },
  });
  requireBuild(values.dir ?? 'build');
  const server = createStaticServer(values).listen(Number(values.port));
  await once(server, 'listening').catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(
          `Port ${values.port} is in use. Choose another one: "npm run serve -- --port 3001".`,
        )
      : error;
  });
  const {port} = server.address();
  const base = values.base ?? (process.env.BASE_URL || '/');
  console.log(`Serving ${values.dir ?? 'build'} at http://localhost:${port}${base}`);
}

void runCommand(import.meta.url, main);
