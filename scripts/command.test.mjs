/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** What a script says when it is called with arguments it cannot work with, and its exit code. */
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
