import type {Repository} from '../site';

const address = ({owner, name}: Repository) => `https://github.com/${owner}/${name}`;

/** Where a file is edited in the browser, its path put behind; nothing while no repository is set. */
export const editAddress = (repository: Repository | undefined): string | undefined =>
  repository && `${address(repository)}/edit/${repository.branch}/`;

/**
 * Where a new file is written in the browser, filled in already.
 * @param file its path in the project
 * @param content what it starts with
 */
export function newFileAddress(repository: Repository, file: string, content: string): string {
  const query = new URLSearchParams({filename: file, value: content});
  return `${address(repository)}/new/${repository.branch}?${query.toString()}`;
}
