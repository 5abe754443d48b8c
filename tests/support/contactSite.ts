import {execFile, spawn} from 'node:child_process';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect} from '@playwright/test';

const run = promisify(execFile);
const project = path.dirname(path.dirname(__dirname));

/** A site that was built with a form service on this machine. */
export type ContactSite = {origin: string; sitePort: number; servicePort: number; dir: string};

/** Everything of this build stands apart from the main one, in a folder that is ignored. */
const folder = path.join('test-results', 'contact-site');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Builds the site with a form service. A worker that takes over from one that has failed in the same
 * run (TEST_PORT is the run's own) finds the build.
 * @throws {Error} with the build's own words, if it fails
 */
export async function contactSite(): Promise<ContactSite> {
  const stamp = path.join(project, folder, `run-${process.env.TEST_PORT ?? ''}.json`);
  const read = async () => {
    const built = await readFile(stamp, 'utf8').catch(() => undefined);
    return built === undefined ? undefined : (JSON.parse(built) as ContactSite);
  };
  await mkdir(path.join(project, folder), {recursive: true});
  // The first worker builds, the others wait for it.
  const isFirst = await mkdir(`${stamp}.lock`).then(
    () => true,
    () => false,
  );
  if (!isFirst) {
    await expect.poll(read, {timeout: 240_000}).toBeDefined();
    return (await read()) as ContactSite;
  }

  const [sitePort, servicePort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${sitePort}`;
  const site = {origin, sitePort, servicePort, dir: path.join(project, folder, 'build')};
  const command = path.join(project, 'node_modules', '.bin', 'docusaurus');
  await run(command, ['build', '--out-dir', site.dir], {
    cwd: project,
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      SITE_URL: origin,
      BASE_URL: '/',
      CONTACT_ENDPOINT: `http://localhost:${servicePort}/f/test`,
      NEWSLETTER_ENDPOINT: `http://localhost:${servicePort}/newsletter`,
      BOOKING_URL: 'https://booking.example/consultation',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, 'generated'),
      // The bundler's cache belongs to the main build.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  await writeFile(stamp, JSON.stringify(site));
  return site;
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
