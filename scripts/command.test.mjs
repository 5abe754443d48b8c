/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import path from 'node:path';

/** Runs a script with arguments it can't use. @returns its exit code and output */
function call(name, ...args) {
  const file = path.resolve('scripts', `${name}.mjs`);
  const {status, stdout, stderr} = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

test.each([
  ['--colour', "Unknown option '--colour'"],
  ['--dir=none', 'There is no folder none: make it by "npm run build".'],
])('a script rejects %s with a one-line message', (option, message) => {
  const {status, output} = call('serve', option);
  expect(output.split('\n')).toEqual([expect.stringContaining(message), '']);
  expect(status).toBeGreaterThan(0);
});

test('names a port that is in use, and what to do', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const {port} = other.address();
  const {output} = call('serve', '--port', String(port), '--dir', 'scripts');
  other.close();
  expect(output).toContain(`Port ${port} is in use. Choose another one`);
});
