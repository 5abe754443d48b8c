import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const all = mkdtempSync(path.join(tmpdir(), 'site-test-'));
afterAll(() => rmSync(all, {recursive: true}));

/** Writes files into a folder, by relative path. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
}

/** Creates a temporary folder with these files, which is removed after the test file. */
export function makeFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(path.join(all, 'folder-'));
  writeFiles(folder, files);
  return folder;
}
