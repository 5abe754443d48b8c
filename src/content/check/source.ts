import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** The files of the project, on a disk or, in tests, in memory. Paths are relative, with forward slashes. */
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
    list(folder) {
      try {
        return readdirSync(at(folder), {recursive: true, withFileTypes: true})
          .filter((entry) => !entry.isDirectory())
          .map((entry) => ({
            file: path
              .relative(root, path.join(entry.parentPath, entry.name))
              .replaceAll(path.sep, '/'),
            isLink: entry.isSymbolicLink(),
          }));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    },
    size: (file) => statSync(at(file)).size,
    read: (file) => readFileSync(at(file)),
  };
}

/** Files that exist in a test only. */
export function memorySource(files: Record<string, string | Buffer>): Source {
  const bytes = (file: string) => {
    const content = files[file];
    if (content === undefined) throw new Error(`no such file: ${file}`);
    return Buffer.from(content);
  };
  return {
    list: (folder) =>
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => ({file})),
    size: (file) => bytes(file).length,
    read: bytes,
  };
}
