// What the documents plugin creates for its scripts.
declare module '@generated/islands' {
  import type {Island} from '@site/src/documents/island';

  const islands: Record<string, () => Promise<{default: Island<object>}>>;
  export default islands;
}

declare module '@generated/client-modules?page' {
  export {default} from '@generated/client-modules';
}
