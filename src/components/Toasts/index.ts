/** A short message about something that has just happened. */
export type Notice = {
  /** What happened, in two or three words. */
  title: string;
  /** One sentence more. */
  description?: string;
};

const load = () => import('./show');

/**
 * Shows a notice as a toast, the site's one facility for that. It takes the place of a notice that
 * is still on screen, stays 4 seconds (longer under the pointer), is read out politely and goes on
 * Escape or by its own button.
 * @returns a promise that holds when the toast has been asked for
 * @throws {Error} (by rejection) when the toasts, loaded on first use, cannot be loaded
 */
export async function notify(notice: Notice): Promise<void> {
  const {show} = await load();
  await show(notice);
}

/** Fetches the toasts ahead of a notice that is likely to come. Failing is no matter yet. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}
