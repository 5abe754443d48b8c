/**
 * Serves the built site as GitHub Pages does: addresses without extension, redirects to folders, the
 * 404 page with its status, compression and ten minutes of caching.
 *
 *     npm run serve -- [--port 3000] [--dir build] [--base /repo/]
 */
import {once} from 'node:events';
import {readFile, realpath, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {readNumber, requireBuild, runCommand} from './command.mjs';

const compress = promisify(gzip);

/** Content types by extension, as GitHub Pages sends them; anything else is a download. */
const types = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const isFile = (file) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Finds what an address names.
 * @returns {Promise<{file?: string, redirect?: string}>} a file of `dir`, or the address to go to
 */
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

async function send(request, response, file, status) {
  const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
  let body = await readFile(file);
  response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  const isText = /^text|javascript|json|xml|wasm/.test(type);
  if (isText && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    body = await compress(body);
    response.setHeader('Content-Encoding', 'gzip');
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

async function answer(dir, base, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, {Allow: 'GET, HEAD'}).end();
  response.setHeader('Cache-Control', 'max-age=600');
  const [address, query] = request.url.split(/\?(.*)/s);
  let pathname;
  try {
    pathname = decodeURIComponent(address);
  } catch {
    return void response.writeHead(400).end();
  }
  const {file, redirect} = await find(dir, base, pathname);
  const notFound = path.join(dir, '404.html');
  if (redirect)
    response.writeHead(301, {Location: query ? `${redirect}?${query}` : redirect}).end();
  else if (file) await send(request, response, file, 200);
  else if (await isFile(notFound)) await send(request, response, notFound, 404);
  else response.writeHead(404, {'Content-Type': 'text/plain'}).end('404');
}

/**
 * Makes a server for a built site; the caller starts it with `listen`.
 * @param {{dir?: string, base?: string}} options the folder, and the path it is published under
 *   (by default `BASE_URL` of the environment, as in the build)
 * @returns {import('node:http').Server}
 */
export function createStaticServer({dir = 'build', base = process.env.BASE_URL || '/'} = {}) {
  return createServer((request, response) => {
    realpath(dir)
      .then((folder) => answer(folder, base, request, response))
      .catch((error) => response.writeHead(500, {'Content-Type': 'text/plain'}).end(error.message));
  });
}

async function main() {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      dir: {type: 'string', default: 'build'},
      base: {type: 'string', default: process.env.BASE_URL || '/'},
    },
  });
  const port = readNumber('port', values.port, {least: 0, example: 3001});
  requireBuild(values.dir);
  const server = createStaticServer(values).listen(port);
  await once(server, 'listening').catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Choose another one: "npm run serve -- --port ${port + 1}".`,
    );
  });
  const {port: chosen} = server.address();
  console.log(`Serving ${values.dir} at http://localhost:${chosen}${values.base}`);
}

void runCommand(import.meta.url, main);
