/** @jest-environment node */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import path from 'node:path';

const program = (name) => path.join(process.cwd(), 'scripts', `${name}.mjs`);

/** What a program says when it is called with words it cannot work with, and what it ends with. */
function call(name, ...args) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [program(name), ...args], {
    encoding: 'utf8',
  });
  return {status, said: stdout + stderr};
}

describe('a program that is called with an option it does not know', () => {
  test.each([
    'accessibility',
    'bench/index',
    'check-content',
    'check-deployed',
    'check-live',
    'check-prose',
    'gallery',
    'load',
    'new',
    'serve',
    'test',
  ])('%s says so in one line and does nothing else', (name) => {
    const {status, said} = call(name, '--colour');
    expect(said).toMatch(/^(\w[\w ]+: )?Unknown option '--colour'.*\n$/);
    expect(status).toBeGreaterThan(0);
  });
});

test.each([
  [
    'serve',
    ['--port', 'x'],
    '--port x: a whole number of 0 or more is needed, as in --port 3001\n',
  ],
  [
    'load',
    ['--seconds', '0'],
    '--seconds 0: a whole number of 1 or more is needed, as in --seconds 10\n',
  ],
  [
    'load',
    ['--connections', ''],
    '--connections : a whole number of 1 or more is needed, as in --connections 50\n',
  ],
  [
    'bench/index',
    ['--articles', '2'],
    '--articles 2: a whole number of 6 or more is needed, as in --articles 100\n',
  ],
  [
    'bench/index',
    ['--runs', '1.5'],
    '--runs 1.5: a whole number of 0 or more is needed, as in --runs 3\n',
  ],
  [
    'serve',
    ['--dir', 'no-such-folder'],
    'There is no folder no-such-folder: make it by "npm run build".\n',
  ],
  [
    'load',
    ['--dir', 'no-such-folder'],
    'There is no folder no-such-folder: make it by "npm run build".\n',
  ],
  ['gallery', ['about'], '"about" is no page: write its path, as in npm run gallery -- /about\n'],
])('%s %j says what to write instead', (name, args, said) => {
  expect(call(name, ...args)).toEqual({status: 1, said});
});

test('a server whose port another program has says which one to choose', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const {port} = other.address();
  const child = spawn(process.execPath, [
    program('serve'),
    '--port',
    String(port),
    '--dir',
    'scripts',
  ]);
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  other.close();
  expect({status, said}).toEqual({
    status: 1,
    said: `Another program is at port ${port}: choose another by "npm run serve -- --port ${port + 1}".\n`,
  });
});
