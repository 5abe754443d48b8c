import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const all = mkdtempSync(path.join(tmpdir(), 'site-test-'));
afterAll(() => rmSync(all, {recursive: true}));

/** Writes files to a folder, by their paths in it. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
}

/** Makes a temporary folder with these files. It is deleted after the file's tests. */
export function makeFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(path.join(all, 'folder-'));
  writeFiles(folder, files);
  return folder;
}
