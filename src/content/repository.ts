import type {Repository} from '../site';

const address = ({owner, name}: Repository) => `https://github.com/${owner}/${name}`;

/**
 * Where a file of the repository is edited in the browser; the path in the project is put behind it.
 * @param repository from `src/site.ts`
 * @returns nothing while no repository is set
 */
export function editAddress(repository: Repository | undefined): string | undefined {
  return repository && `${address(repository)}/edit/${repository.branch}/`;
}

/**
 * Where a new file is written in the browser, filled in already.
 * @param repository from `src/site.ts`
 * @param file its path in the project
 * @param content what it starts with
 */
export function newFileAddress(repository: Repository, file: string, content: string): string {
  const query = new URLSearchParams({filename: file, value: content});
  return `${address(repository)}/new/${repository.branch}?${query.toString()}`;
}
