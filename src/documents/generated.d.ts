// What the documents plugin creates.
declare module '@generated/documents/default/islands' {
  import type {Island} from '@site/src/documents/island';

  const islands: Record<string, () => Promise<{default: Island<object>}>>;
  export default islands;
}

declare module '@generated/client-modules?page' {
  export {default} from '@generated/client-modules';
}
