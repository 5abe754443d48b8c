/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {createStaticServer} from './serve.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
const dir = path.join(folder, 'build');
const files = {
  '../secret.txt': 'secret',
  'index.html': 'home',
  '404.html': 'not found',
  'services.html': 'services',
  'about.html': 'about',
  'about/index.html': 'about index',
  'guide/index.html': 'guide index',
  'services/cybersecurity.html': 'cybersecurity',
  'img/logo.svg': '<svg/>',
  'img/photo.png': 'png',
  'feed.xml': '<rss/>',
  'a b.html': 'spaced',
};
const servers = [];

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, {recursive: true});
});

/** Starts a server and gives a function that asks it for the raw path, as no URL parser cleans it. */
async function start(options) {
  const server = createStaticServer({dir, ...options});
  servers.push(server);
  await new Promise((resolve) => server.listen(0, resolve));
  return (address, {method = 'GET', headers = {}} = {}) =>
    new Promise((resolve, reject) => {
      http
        .request(
          {port: server.address().port, path: address, method, headers, agent: false},
          (response) => {
            const chunks = [];
            response.on('data', (chunk) => chunks.push(chunk));
            response.on('end', () => {
              const body = Buffer.concat(chunks);
              resolve({
                status: response.statusCode,
                headers: response.headers,
                body,
                text: body.toString(),
              });
            });
          },
        )
        .on('error', reject)
        .end();
    });
}

test.each([
  ['/', 200, 'home'],
  ['/services', 200, 'services'],
  ['/services.html', 200, 'services'],
  ['/services?q=1', 200, 'services'],
  ['/services/cybersecurity', 200, 'cybersecurity'],
  ['/services/', 404, 'not found'],
  ['/about', 200, 'about'],
  ['/about/', 200, 'about index'],
  ['/guide/', 200, 'guide index'],
  ['/a%20b', 200, 'spaced'],
  ['/missing', 404, 'not found'],
  ['/services/cybersecurity/', 404, 'not found'],
  ['/../secret.txt', 404, 'not found'],
  ['/%2e%2e/secret.txt', 404, 'not found'],
  ['/..%2fsecret.txt', 404, 'not found'],
  ['/services/..%2f..%2f..%2fsecret.txt', 404, 'not found'],
  ['/secret%00.txt', 404, 'not found'],
  ['/%E0%A4%A', 400, ''],
])('%s answers %i', async (address, status, text) => {
  const ask = await start({base: '/'});
  expect(await ask(address)).toMatchObject({status, text});
});

test('a directory without its slash is redirected to it, query included', async () => {
  const ask = await start({base: '/'});
  const answer = await ask('/guide?x=1');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('/guide/?x=1');
});

test('a redirect never leads to another host', async () => {
  const ask = await start({base: '/'});
  expect((await ask('//guide')).headers.location).toBe('/guide/');
});

test('under a project path nothing outside it is found', async () => {
  const ask = await start({base: '/repo/'});
  expect(await ask('/repo/services')).toMatchObject({status: 200, text: 'services'});
  expect(await ask('/services')).toMatchObject({status: 404, text: 'not found'});
  expect(await ask('/repository')).toMatchObject({status: 404});
  const answer = await ask('/repo');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('/repo/');
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/img/logo.svg', 'image/svg+xml'],
  ['/img/photo.png', 'image/png'],
  ['/feed.xml', 'application/xml'],
  ['/missing', 'text/html; charset=utf-8'],
])('%s is sent as %s and kept for ten minutes', async (address, type) => {
  const ask = await start({base: '/'});
  const {headers} = await ask(address);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe('max-age=600');
});

test('texts are packed for browsers that ask for it, pictures never', async () => {
  const ask = await start({base: '/'});
  const headers = {'Accept-Encoding': 'gzip, deflate, br'};
  const page = await ask('/', {headers});
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(page.body).toString()).toBe('home');
  expect((await ask('/')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/img/photo.png', {headers})).headers['content-encoding']).toBeUndefined();
});

test('HEAD gives the headers alone, other methods are refused', async () => {
  const ask = await start({base: '/'});
  const head = await ask('/services', {method: 'HEAD'});
  expect(head).toMatchObject({status: 200, text: ''});
  expect(head.headers['content-length']).toBe('8');
  expect((await ask('/services', {method: 'POST'})).status).toBe(405);
});
