/**
 * Serves the built site as GitHub Pages does, unlike `docusaurus serve`: URLs with and without `.html`, redirects to
 * folders, the 404 page with its status, compression.
 *
 *     npm run serve -- [--port 3000] [--dir build] [--base /repo/]
 */
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {runCommand} from './command.mjs';

/** Content types by extension, as GitHub Pages sends them; all other files are downloads. */
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

async function answer({dir, base}, {url, headers}, response) {
  const [address, query] = url.split(/\?(.*)/s);
  const pathname = decodeURIComponent(address);
  const redirect = (to) => response.writeHead(301, {Location: query ? `${to}?${query}` : to}).end();
  if (`${pathname}/` === base) return redirect(base);
  const target = path.join(dir, pathname.slice(base.length));
  const isInside = pathname.startsWith(base) && `${target}/`.startsWith(`${dir}${path.sep}`);
  const index = path.join(target, 'index.html');
  const isFolder = pathname.endsWith('/');
  let file;
  for (const name of isInside ? (isFolder ? [index] : [target, `${target}.html`]) : [])
    if (await isFile(name)) file ??= name;
  // Two leading slashes would redirect to another host.
  if (isInside && !file && !isFolder && (await isFile(index)))
    return redirect(`${encodeURI(pathname).replace(/^\/+/, '/')}/`);
  const type = types[path.extname(file ?? '404.html').slice(1)] ?? 'application/octet-stream';
  const isPacked =
    /^text|javascript|json|xml|wasm/.test(type) && /\bgzip\b/.test(headers['accept-encoding']);
  const body = await readFile(file ?? path.join(dir, '404.html'));
  response.writeHead(file ? 200 : 404, {
    'Content-Type': type,
    'Cache-Control': 'max-age=600',
    Vary: 'Accept-Encoding',
    ...(isPacked && {'Content-Encoding': 'gzip'}),
  });
  return response.end(isPacked ? gzipSync(body) : body);
}

/** Creates a server for the site in `dir`, under the path `base`. The caller starts it with `listen`. */
export const createStaticServer = ({dir = 'build', base = process.env.BASE_URL || '/'} = {}) =>
  createServer((request, response) => {
    answer({dir: path.resolve(dir), base}, request, response).catch((error) =>
      response.writeHead(error instanceof URIError ? 400 : 500).end(error.message),
    );
  });

const options = {
  port: {type: 'string', default: '3000'},
  dir: {type: 'string', default: 'build'},
  base: {type: 'string', default: process.env.BASE_URL || '/'},
};

void runCommand(import.meta.url, options, async ({port, dir, base}) => {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}: make it by "npm run build".`);
  const server = createStaticServer({dir, base}).listen(Number(port));
  await once(server, 'listening').catch(() => {
    throw new Error(`Port ${port} is in use. Choose another one: "npm run serve -- --port 3001".`);
  });
  console.log(`Serving ${dir} at http://localhost:${server.address().port}${base}`);
});
