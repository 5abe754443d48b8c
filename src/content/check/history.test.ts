/** @jest-environment node */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  appendFileSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {copyProject} from '../../../tests/support/projectCopy.mjs';
import {makeFolder} from '../../testing/folder';
import {article} from '../corpus/project';
import {contentPages} from '../docusaurus';
import {formerPages} from './history';

type Checkout = {'fetch-depth'?: number};

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const commit = () => {
  git('add', '.');
  git('commit', '-q', '-m', 'x');
};
const at = (name: string) => path.join(root, 'blog', `2025-10-10-${name}.md`);
const told = () =>
  formerPages(root).map(({file, successor = '-', text}) =>
    [file, successor, /^title: .*/m.exec(text())].join(' ').replace(/blog\/2025-10-10-/g, ''),
  );

describe('the pages there were', () => {
  beforeEach(() => {
    root = makeFolder({'blog/2025-10-10-a.md': article});
    git('init', '-q');
    commit();
  });

  it('holds a page that was renamed twice by its last name', () => {
    renameSync(at('a'), at('b'));
    commit();
    git('mv', at('b'), at('c'));
    expect(told()).toEqual(['b.md c.md title: A Good Title', 'a.md c.md title: A Good Title']);
  });

  it('holds a page before each change, and before it was deleted', () => {
    writeFileSync(at('a'), article.replace('A Good', 'A Better'));
    commit();
    rmSync(at('a'));
    expect(told()).toEqual(['a.md - title: A Better Title', 'a.md - title: A Good Title']);
    git('commit', '-q', '-a', '-m', 'x');
    expect(told()).toHaveLength(2);
  });

  it('is empty where there is no history', () => {
    rmSync(path.join(root, '.git'), {recursive: true});
    expect(formerPages(root)).toEqual([]);
  });
});

describe('the content check names a published page that was renamed', () => {
  const page = contentPages(process.cwd()).find(({kind}) => kind === 'article');
  const file = `blog/${page?.file}`;
  const renamed = file.replace('.md', '-anew.md');
  const sentence = (name: string) =>
    `${name}:1 redirect_from: this page was published at ${page?.route} `;
  const check = () => {
    const state = () => git('count-objects') + git('status', '--porcelain', '--ignored');
    const before = state();
    const index = readFileSync(path.join(root, '.git/index'));
    const options = {cwd: root, encoding: 'utf8', env: {...process.env, CI: 'true'}} as const;
    const {status, stderr, stdout} = spawnSync('node', ['scripts/check-content.mjs'], options);
    expect(state()).toBe(before);
    expect(readFileSync(path.join(root, '.git/index'))).toEqual(index);
    return {status, said: stdout + stderr};
  };
  const expectNamed = (name: string) => {
    const {status, said} = check();
    expect(said).toContain(sentence(name));
    expect(status).toBe(1);
  };
  const copies: string[] = [];
  const clone = (depth: number) => {
    const origin = root;
    root = makeFolder();
    git('clone', '-q', '--depth', String(depth), `file://${origin}`, '.');
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  };
  beforeEach(() => {
    root = copyProject();
    copies.push(root);
    git('init', '-q');
    writeFileSync(path.join(root, '.gitignore'), 'node_modules\n');
    commit();
  });
  afterEach(() => copies.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

  it('before that is committed', () => {
    expect(check()).toMatchObject({status: 0});
    renameSync(path.join(root, file), path.join(root, renamed));
    // Content that isn't in Git yet.
    appendFileSync(path.join(root, renamed), '\n<!-- A note. -->\n');
    expectNamed(file);
  });

  it.each(['check.yml', 'publish.yml'])('in a merge, in what %s checks out of it', (name) => {
    git('switch', '-q', '-c', 'change');
    git('mv', file, renamed);
    git('commit', '-q', '-m', 'Rename it');
    git('commit', '-q', '--allow-empty', '-m', 'Say why');
    git('switch', '-q', '-');
    git('merge', '-q', '--no-ff', 'change', '-m', 'Merge');
    const workflow = readFileSync(`.github/workflows/${name}`, 'utf8');
    const {jobs} = parse(workflow) as {jobs: Record<string, {steps: {with?: Checkout}[]}>};
    clone(Object.values(jobs)[0]?.steps[0]?.with?.['fetch-depth'] ?? 1);
    expectNamed(renamed);
  });
});
