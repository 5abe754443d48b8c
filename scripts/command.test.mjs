/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import path from 'node:path';

/** Runs a script with arguments. @returns its output and exit code */
function call(name, ...args) {
  const file = path.resolve('scripts', `${name}.mjs`);
  const {status, stdout, stderr} = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
  });
  return {status, said: stdout + stderr};
}

test.each([
  ['--colour', "Unknown option '--colour'"],
  ['--dir=none', 'There is no folder none: make it by "npm run build".'],
])('a script answers %s in one line, and fails', (option, words) => {
  const {status, said} = call('serve', option);
  expect(said.split('\n')).toEqual([expect.stringContaining(words), '']);
  expect(status).toBeGreaterThan(0);
});

test('a port in use is named, with what to write instead', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const {port} = other.address();
  const {said} = call('serve', '--port', String(port), '--dir', 'scripts');
  other.close();
  expect(said).toContain(`Port ${port} is in use. Choose another one`);
});
