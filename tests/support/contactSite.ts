import {execFile, spawn} from 'node:child_process';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);
const project = path.dirname(path.dirname(__dirname));

/** A site that was built with a form service at `endpoint`, to be published at `origin`. */
export type ContactSite = {
  origin: string;
  sitePort: number;
  endpoint: string;
  servicePort: number;
  dir: string;
};

/** Everything of this build stands apart from the main one, in a folder that is ignored and emptied. */
const folder = path.join('test-results', 'contact-site');

/** Two ports that nobody listens on. */
async function freePorts(): Promise<[number, number]> {
  const servers: Server[] = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}

/**
 * Builds the site with a form service on this machine. A worker that takes over from one that has
 * failed in the same run (TEST_PORT is the run's own) finds the build, or why there is none.
 * @throws {Error} with the build's own words, if it fails
 */
export async function contactSite(): Promise<ContactSite> {
  const stamp = path.join(project, folder, `run-${process.env.TEST_PORT ?? ''}.json`);
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  const {site, fault} = (built ? JSON.parse(built) : await build()) as Built;
  if (!built) await writeFile(stamp, JSON.stringify({site, fault}));
  if (!site) throw new Error(`The site with a form service could not be built.\n${fault ?? ''}`);
  return site;
}

type Built = {site?: ContactSite; fault?: string};

async function build(): Promise<Built> {
  const [sitePort, servicePort] = await freePorts();
  const site: ContactSite = {
    origin: `http://localhost:${sitePort}`,
    sitePort,
    endpoint: `http://localhost:${servicePort}/f/test`,
    servicePort,
    dir: path.join(project, folder, 'build'),
  };
  await mkdir(path.join(project, folder), {recursive: true});
  const environment = {
    SITE_URL: site.origin,
    BASE_URL: '/',
    CONTACT_ENDPOINT: site.endpoint,
    BOOKING_URL: 'https://booking.example/consultation',
    NEWSLETTER_ENDPOINT: `http://localhost:${servicePort}/newsletter`,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, 'generated'),
    // The bundler's cache belongs to the main build.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const command = path.join(project, 'node_modules', '.bin', 'docusaurus');
  return run(command, ['build', '--out-dir', site.dir], {
    cwd: project,
    maxBuffer: 2 ** 26,
    env: {...process.env, ...environment},
  }).then(
    () => ({site}),
    (error: Error) => ({fault: error.message}),
  );
}

/** Shows the built site as the main one is shown. @returns what ends that */
export async function serve({sitePort, dir}: ContactSite): Promise<() => void> {
  const script = path.join(project, 'scripts', 'serve.mjs');
  const server = spawn(
    process.execPath,
    [script, '--port', String(sitePort), '--dir', dir, '--base', '/'],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return () => server.kill();
}
