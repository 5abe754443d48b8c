/** In place of what a page without the client app has no use for. */
export {};
