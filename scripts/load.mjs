/**
 * Asks the built site's pages and their files as fast as a plain server on this machine answers, and
 * says from measured bytes how many first visits a month fit what GitHub Pages allows.
 *
 *     npm run load -- [--dir build] [--seconds 10] [--connections 50]
 *
 * Exits 1 when a single answer is wrong.
 */
import {readFileSync, readdirSync} from 'node:fs';
import {Agent, request} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {readNumber, requireBuild, runCommand} from './command.mjs';
import {createStaticServer} from './serve.mjs';

/** What GitHub Pages calls its soft limit of traffic in a month. */
const monthlyBytes = 100e9;

/** Packed already, so that a host sends them as they are. */
const packed = /\.(woff2|png|webp|jpe?g|ico)$/;

/** The pages of a built site, one file each: not the copies that answer to a slash at the end. */
export const pagesOf = (dir) =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && (file === 'index.html' || !file.endsWith('index.html')),
  );

/** What stands in a page for the dark theme or for a phone (src/components/ThemedImage): a visitor loads it or its counterpart. */
const counterparts = 'img[src$="-dark.svg"], link[media*="dark"], link[media*="max-width"]';

/**
 * The site's own files that browsers fetch with a page: scripts, styles, fonts, pictures.
 * @param {string} html the page
 * @param {{isOneVisitor?: boolean}} options whether only those count that one browser fetches, on a light and wide screen
 */
export function filesWith(html, {isOneVisitor = false} = {}) {
  const page = load(html);
  const addresses = page(
    'script[src], link[rel="stylesheet"], link[rel="preload"], img[src], meta[data-frame]',
  )
    .not(isOneVisitor ? counterparts : '')
    .toArray()
    .map(
      (element) =>
        page(element).attr('src') ?? page(element).attr('href') ?? page(element).attr('data-frame'),
    );
  // At most: a page may name a font that none of its words is set in.
  for (const [, font] of page('style')
    .text()
    .matchAll(/url\(["']?([^"')]+\.woff2)/g))
    addresses.push(font);
  return [...new Set(addresses)].filter(
    (address) => address.startsWith('/') && !address.startsWith('//'),
  );
}

/** Bytes that a browser with an empty cache is sent for a page that is read to its end, as a host packs them. */
export function coldBytes(dir, file, base = '/') {
  const html = readFileSync(path.join(dir, file));
  const size = (name) => {
    const content = readFileSync(path.join(dir, name));
    return packed.test(name) ? content.length : gzipSync(content).length;
  };
  const files = filesWith(html.toString(), {isOneVisitor: true});
  return (
    gzipSync(html).length +
    files.reduce((sum, address) => sum + size(address.slice(base.length)), 0)
  );
}

/** Asks for one address. @returns {Promise<boolean>} whether the answer is whole and right */
const ask = (agent, port, address) =>
  new Promise((resolve) => {
    const asked = request(
      {agent, port, path: address, headers: {'Accept-Encoding': 'gzip'}},
      (response) => {
        let length = 0;
        response.on('data', (chunk) => {
          length += chunk.length;
        });
        response.on('end', () =>
          resolve(
            response.statusCode === 200 && length === Number(response.headers['content-length']),
          ),
        );
        response.on('error', () => resolve(false));
      },
    );
    asked.on('error', () => resolve(false));
    asked.end();
  });

/**
 * Asks for addresses in turn, over and over, through so many connections that stay open.
 * @returns {Promise<{answers: number, errors: number}>}
 */
export async function press(port, addresses, connections, seconds) {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const end = performance.now() + seconds * 1000;
  const sum = {answers: 0, errors: 0};
  let next = 0;
  const visitor = async () => {
    do {
      const address = addresses[next % addresses.length];
      next += 1;
      sum[(await ask(agent, port, address)) ? 'answers' : 'errors'] += 1;
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({length: connections}, visitor));
  agent.destroy();
  return sum;
}

async function main() {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      seconds: {type: 'string', default: '10'},
      connections: {type: 'string', default: '50'},
    },
  });
  const seconds = readNumber('seconds', values.seconds, {least: 1, example: 10});
  const connections = readNumber('connections', values.connections, {least: 1, example: 50});
  requireBuild(values.dir);
  const pages = pagesOf(values.dir).filter((file) => file !== '404.html');
  const addresses = pages.flatMap((file) => [
    `/${file}`,
    ...filesWith(readFileSync(path.join(values.dir, file), 'utf8')),
  ]);
  const server = createStaticServer({dir: values.dir, base: '/'});
  await new Promise((resolve) => server.listen(0, resolve));
  const {answers, errors} = await press(server.address().port, addresses, connections, seconds);
  server.close();
  console.log(
    `${Math.round(answers / seconds)} answers a second through ${connections} connections, ${errors} wrong.`,
  );
  const sizes = pages.map((file) => coldBytes(values.dir, file)).sort((a, b) => a - b);
  const largest = sizes.at(-1) ?? 0;
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  console.log(
    `A first visit that reads its page to the end is ${Math.round(middle / 1000)} kB, at most ${Math.round(largest / 1000)} kB: ${(Math.floor(monthlyBytes / largest / 1000) * 1000).toLocaleString('en-US')} of the largest fit 100 GB a month.`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
}

void runCommand(import.meta.url, main);
