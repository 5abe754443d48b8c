/** Where a value stands in others: `['action', 'to']`, `['industries', 0]`. */
export type Path = (string | number)[];

/** Every value in a value that holds no others, with its path. */
export function leaves(value: unknown, path: Path = []): {path: Path; leaf: unknown}[] {
  if (typeof value !== 'object' || value === null) return [{path, leaf: value}];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
