/** Copies of the project that tests can change, build, and serve. */
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {copyBase, copyProject} from './projectCopy.mjs';

export {copyBase};

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** A port that is not in use. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** A copy of the project in a temporary folder. */
export class SiteCopy {
  readonly root = copyProject();
  private readonly ends: (() => void)[] = [];

  /** @param files files to add, by path; `docusaurus.config.ts` can import the site's as `./own.config` */
  constructor(files: Record<string, string> = {}) {
    renameSync(path.join(this.root, 'docusaurus.config.ts'), path.join(this.root, 'own.config.ts'));
    this.add({'docusaurus.config.ts': "export {default} from './own.config';\n", ...files});
  }

  /** Adds or replaces files, by path. */
  add(files: Record<string, string | Buffer>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.root, file)), {recursive: true});
      writeFileSync(path.join(this.root, file), text);
    }
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  drop(file: string): void {
    rmSync(path.join(this.root, file));
  }

  /** Runs a script. @returns whether it succeeded, and all of its output */
  run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{isOk: boolean; output: string}> {
    const options = {cwd: this.root, env: this.environment(env), maxBuffer: 2 ** 26};
    return new Promise((resolve) =>
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({isOk: !error, output: stdout + stderr}),
      ),
    );
  }

  /** Builds the copy into one of its folders. */
  build(folder: string, env: NodeJS.ProcessEnv = {}) {
    const args = [docusaurus, 'build', '--out-dir', folder];
    return this.run(args, {NODE_ENV: 'production', ...env});
  }

  /**
   * Serves a folder of the copy as a host would, each file after the promise that `hold` returns for it.
   * @returns the URL, including the base URL
   */
  async serve(
    folder: string,
    base = copyBase,
    hold: (url?: string) => Promise<void> | undefined = () => undefined,
  ): Promise<string> {
    const {createStaticServer} = await import('../../scripts/serve.mjs');
    const site = createStaticServer({dir: path.join(this.root, folder), base});
    const server = createServer((request, response) => {
      void Promise.resolve(hold(request.url)).then(() => site.emit('request', request, response));
    }).listen(0);
    this.ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
    await once(server, 'listening');
    return `http://localhost:${(server.address() as AddressInfo).port}${base}`;
  }

  /** Starts the dev server, and waits until it has compiled. @returns its URL, and a function that stops it */
  async dev(): Promise<{address: string; stop: () => void}> {
    const args = [docusaurus, 'start', '--no-open', '--port', String(await freePort())];
    const env = this.environment({NODE_ENV: 'development'});
    const server = spawn(process.execPath, args, {cwd: this.root, env});
    const stop = () => void server.kill();
    this.ends.push(stop);
    return new Promise((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        const [, address] = /website is running at: (http:\S+)[\s\S]*compiled /.exec(output) ?? [];
        if (address) resolve({address, stop});
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('close', () => reject(new Error(`The dev server stopped:\n${output}`)));
    });
  }

  /** Stops all servers, and removes the copy. */
  remove(): void {
    for (const end of this.ends) end();
    rmSync(this.root, {recursive: true, force: true, maxRetries: 5});
  }

  private environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    const own = {NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', BASE_URL: copyBase};
    return {...process.env, ...own, ...env};
  }
}
