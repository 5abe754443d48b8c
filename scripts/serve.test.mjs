/** @jest-environment node */
import {once} from 'node:events';
import http from 'node:http';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {gunzipSync} from 'node:zlib';
import {makeFolder} from '../src/testing/folder';
import {createStaticServer} from './serve.mjs';

const dir = path.join(
  makeFolder({
    'secret.txt': 'secret',
    'build/index.html': 'home',
    'build/404.html': 'not found',
    'build/services.html': 'services',
    'build/about.html': 'about',
    'build/about/index.html': 'about index',
    'build/guide/index.html': 'guide index',
    'build/services/cybersecurity.html': 'cybersecurity',
    'build/img/photo.png': 'png',
    'build/a b.html': 'spaced',
  }),
  'build',
);
const servers = ['/', '/repo/'].map((base) => createStaticServer({dir, base}).listen(0));

afterAll(() => servers.forEach((server) => server.close()));

/** Requests a raw path, which no URL parser has normalized. */
async function request(address, base = '/', headers = {}) {
  const {port} = servers[base === '/' ? 0 : 1].address();
  const sent = http.request({port, path: address, headers, agent: false}).end();
  const [response] = await once(sent, 'response');
  const body = await buffer(response);
  const isCompressed = response.headers['content-encoding'] === 'gzip';
  const text = String(isCompressed ? gunzipSync(body) : body);
  return {status: response.statusCode, headers: response.headers, text};
}

test.each([
  ['/', 200, 'home'],
  ['/services?q=1', 200, 'services'],
  ['/services/cybersecurity', 200, 'cybersecurity'],
  ['/services/', 404, 'not found'],
  ['/about/', 200, 'about index'],
  ['/a%20b', 200, 'spaced'],
  ['/../secret.txt', 404, 'not found'],
  ['/services/..%2f..%2f..%2fsecret.txt', 404, 'not found'],
  ['/%E0%A4%A', 400, 'URI malformed'],
  ['/repo/services', 200, 'services', '/repo/'],
  ['/services', 404, 'not found', '/repo/'],
  ['/repository', 404, 'not found', '/repo/'],
])('%s answers %i', async (address, status, content, base = '/') => {
  expect(await request(address, base)).toMatchObject({status, text: content});
});

test.each([
  ['/guide?x=1', '/guide/?x=1', '/'],
  // Never redirect to another host.
  ['//guide', '/guide/', '/'],
  ['/repo', '/repo/', '/repo/'],
])('%s is redirected to %s', async (address, location, base) => {
  expect(await request(address, base)).toMatchObject({status: 301, headers: {location}});
});

test('text is compressed for browsers that accept it, images never are', async () => {
  const headers = {'Accept-Encoding': 'gzip, deflate, br'};
  const page = await request('/', '/', headers);
  expect(page.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
  });
  const image = await request('/img/photo.png', '/', headers);
  expect(image).toMatchObject({text: 'png', headers: {'content-type': 'image/png'}});
  expect(image.headers).not.toHaveProperty('content-encoding');
});
