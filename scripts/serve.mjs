/**
 * Shows the built site as GitHub Pages serves it: extensionless addresses, directory redirects,
 * the 404 page with its status, compression and ten minutes of caching.
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
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Packed already, so that packing them again gains nothing. */
const packed = new Set(['.ico', '.jpg', '.pdf', '.png', '.webp', '.woff2']);

const isFile = (file) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Finds what an address names.
 * @returns {Promise<{file: string} | {redirect: string} | undefined>} a file of `dir`, the address
 *   to go to instead, or nothing
 */
async function find(dir, base, pathname) {
  if (`${pathname}/` === base) return {redirect: base};
  if (!pathname.startsWith(base) || pathname.includes('\0')) return undefined;
  const target = path.join(dir, pathname.slice(base.length));
  if (target !== dir && !target.startsWith(dir + path.sep)) return undefined;
  if (pathname.endsWith('/')) {
    const index = path.join(target, 'index.html');
    return (await isFile(index)) ? {file: index} : undefined;
  }
  for (const file of [target, `${target}.html`]) {
    if (await isFile(file)) return {file};
  }
  const hasIndex = await isFile(path.join(target, 'index.html'));
  // Two slashes at the start would name another host.
  return hasIndex ? {redirect: `${encodeURI(pathname).replace(/^\/+/, '/')}/`} : undefined;
}

/** Writes one file, packed where the visitor's browser and the file's kind allow. */
async function send(request, response, file, status = 200) {
  const extension = path.extname(file);
  let body = await readFile(file);
  response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  if (!packed.has(extension) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    body = await compress(body);
    response.setHeader('Content-Encoding', 'gzip');
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answer(dir, base, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    return;
  }
  response.setHeader('Cache-Control', 'max-age=600');
  const [address, query] = request.url.split(/\?(.*)/s);
  let found;
  try {
    found = await find(dir, base, decodeURIComponent(address));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    response.writeHead(400).end();
    return;
  }
  if (found?.redirect) {
    const location = query === undefined ? found.redirect : `${found.redirect}?${query}`;
    response.writeHead(301, {Location: location}).end();
  } else if (found) {
    await send(request, response, found.file);
  } else if (await isFile(path.join(dir, '404.html'))) {
    await send(request, response, path.join(dir, '404.html'), 404);
  } else {
    response.writeHead(404, {'Content-Type': 'text/plain'}).end('404');
  }
}

/**
 * Makes a server for a built site; the caller starts it with `listen`.
 * @param {{dir?: string, base?: string}} options the folder, and the path it is published under
 *   (by default `BASE_URL` of the environment, as at the build)
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
      base: {type: 'string'},
    },
  });
  const port = readNumber('port', values.port, {least: 0, example: 3001});
  requireBuild(values.dir);
  const server = createStaticServer(values).listen(port);
  await once(server, 'listening').catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(
          `Another program is at port ${port}: choose another by "npm run serve -- --port ${port + 1}".`,
        )
      : error;
  });
  const base = values.base ?? (process.env.BASE_URL || '/');
  console.log(`Serving ${values.dir} at http://localhost:${server.address().port}${base}`);
}

void runCommand(import.meta.url, main);
