/** What a visitor is told whose connection is gone. */
export const offline = {
  title: 'You are offline.',
  text: 'This page stays open, and nothing you have written is lost. Follow the link again when the connection is back.',
} as const;
