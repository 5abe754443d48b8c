/** Copies of the project that are changed, built and shown, for what a build of the site itself cannot tell. */
import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {copyBase, copyProject} from '../../scripts/project-copy.mjs';

export {copyBase};

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A copy of the project in a folder of its own. */
export class SiteCopy {
  readonly root = copyProject();
  private readonly servers: ChildProcess[] = [];

  /**
   * @param files Files to add, by their path; `docusaurus.config.ts` can import the site's as `./own.config`.
   * @param env What the environment says to all that runs in the copy.
   */
  constructor(
    files: Record<string, string> = {},
    private readonly env: NodeJS.ProcessEnv = {BASE_URL: copyBase},
  ) {
    renameSync(path.join(this.root, 'docusaurus.config.ts'), path.join(this.root, 'own.config.ts'));
    this.add({'docusaurus.config.ts': "export {default} from './own.config';\n", ...files});
  }

  /** Adds files, or writes them anew. */
  add(files: Record<string, string>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.root, file)), {recursive: true});
      writeFileSync(path.join(this.root, file), text);
    }
  }

  drop(file: string): void {
    rmSync(path.join(this.root, file));
  }

  /** Runs a script to its end. @returns how it ended, and all that was said */
  run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{isFine: boolean; said: string}> {
    const options = {cwd: this.root, env: this.environment(env), maxBuffer: 2 ** 26};
    return new Promise((resolve) =>
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({isFine: !error, said: stdout + stderr}),
      ),
    );
  }

  /** Builds the copy into a folder. */
  build(folder: string, env: NodeJS.ProcessEnv = {}) {
    const args = [docusaurus, 'build', '--out-dir', folder];
    return this.run(args, {NODE_ENV: 'production', ...env});
  }

  /** Shows a folder of the copy as a host would. @returns its address, with the base URL */
  async serve(folder: string, port = 0): Promise<string> {
    const args = ['scripts/serve.mjs', '--port', String(port), '--dir', folder];
    return (await this.start(args, /at (http:\S+)/)).address;
  }

  /** Starts the dev server. @returns its address, which answers once the site is compiled, and its end */
  async dev(): Promise<{address: string; stop: () => void}> {
    return this.start(
      [docusaurus, 'start', '--no-open', '--port', String(await freePort())],
      /website is running at: (http:\S+)[\s\S]*compiled /,
      {NODE_ENV: 'development'},
    );
  }

  /** Ends all that was started, and removes the copy. */
  remove(): void {
    for (const server of this.servers) server.kill();
    rmSync(this.root, {recursive: true, force: true, maxRetries: 5});
  }

  private environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    return {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...this.env, ...env};
  }

  /** Starts a program that goes on, and waits until it has said where it is. */
  private start(args: string[], ready: RegExp, env: NodeJS.ProcessEnv = {}) {
    const server = spawn(process.execPath, args, {cwd: this.root, env: this.environment(env)});
    this.servers.push(server);
    return new Promise<{address: string; stop: () => void}>((resolve, reject) => {
      let said = '';
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const [, address] = ready.exec(said) ?? [];
        if (address) resolve({address, stop: () => server.kill()});
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('close', () => reject(new Error(`It has ended:\n${said}`)));
    });
  }
}
