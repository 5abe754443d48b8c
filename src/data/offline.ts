/** What a visitor is told whose connection is gone. */
export const offline = {
  title: "You're offline.",
  text: "This page stays open, and you won't lose anything you've written. Follow the link again when you're back online.",
} as const;
