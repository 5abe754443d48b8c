// The query tells the bundler who asks (framework.ts).
declare module '@generated/client-modules?page';
