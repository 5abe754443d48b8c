// The bundler resolves it differently with this query (framework.ts).
declare module '@generated/client-modules?page';
