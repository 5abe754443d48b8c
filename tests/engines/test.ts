/** The test of every engine: its visitor, and hosts that stand before the site's own. */
import {createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as after} from 'node:timers/promises';
import {test as base} from '@playwright/test';
import {basePath, expect} from '../fixtures';
import type {Engine} from './find';
import {launch, type Visitor} from './visitor';

/** A host that answers as the site's own does, but otherwise. */
type Host = {
  /** Kbit per second, for all answers together, and milliseconds before each: a bad connection. */
  speed?: [number, number];
  headers?: Record<string, string>;
};

/** Starts such a host. @returns its address, with the base URL, and its end */
async function startHost(site: URL, {speed, headers}: Host) {
  let free = 0;
  const server = createServer((asked, response) => {
    const {url, method, headers: own} = asked;
    const options = {host: site.hostname, port: site.port, path: url, method, headers: own};
    asked.pipe(
      request(options, (answer) => {
        void (async () => {
          const [rate, delay] = speed ?? [Infinity, 0];
          await after(delay);
          response.writeHead(answer.statusCode ?? 500, {...answer.headers, ...headers});
          for await (const chunk of answer as AsyncIterable<Buffer>) {
            for (let start = 0; start < chunk.length; start += 4096) {
              const part = chunk.subarray(start, start + 4096);
              free = Math.max(free, Date.now()) + (part.length * 8) / rate;
              await after(free - Date.now());
              response.write(part);
            }
          }
          response.end();
        })();
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return {address: `http://localhost:${port}${basePath}`, end};
}

type Fixtures = {
  visitor: Visitor;
  /** The site behind another host. */
  behind: (host: Host) => Promise<string>;
};
type WorkerFixtures = {engine: Engine; launched: Awaited<ReturnType<typeof launch>>};

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [{name: 'chromium'}, {option: true, scope: 'worker'}],
  launched: [
    async ({engine}, use) => {
      const launched = await launch(engine);
      await use(launched);
      await launched.end();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  visitor: async ({launched}, use) => {
    const visitor = await launched.create();
    await visitor.resize(1366, 768);
    await use(visitor);
    await visitor.end();
  },
  behind: async ({baseURL}, use) => {
    const hosts: Awaited<ReturnType<typeof startHost>>[] = [];
    await use(async (host) => {
      const started = await startHost(new URL(baseURL ?? ''), host);
      hosts.push(started);
      return started.address;
    });
    for (const host of hosts) host.end();
  },
});

export {expect};
