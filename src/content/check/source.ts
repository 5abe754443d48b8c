import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** The project's files, on a disk or (in tests) in memory. Paths are relative, with forward slashes. */
export type Source = {
  /** All files below a folder; none when there is no such folder. */
  list(folder: string): {file: string; isLink?: boolean}[];
  /** Bytes of a file. */
  size(file: string): number;
  /** What a file holds. */
  read(file: string): Buffer;
};

/** The project's files on this computer. */
export function diskSource(root: string): Source {
  const at = (file: string) => path.join(root, file);
  return {
    list: (folder) =>
      (existsSync(at(folder))
        ? readdirSync(at(folder), {recursive: true, withFileTypes: true})
        : []
      )
        .filter((entry) => !entry.isDirectory())
        .map((entry) => ({
          file: path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
          isLink: entry.isSymbolicLink(),
        })),
    size: (file) => statSync(at(file)).size,
    read: (file) => readFileSync(at(file)),
  };
}
