/**
 * What a page says that is only known when it is read: the year, which can be later than the build's,
 * and the address, which on the page for unknown ones is any.
 */
export const now: Record<string, () => string> = {
  year: () => String(new Date().getFullYear()),
  path: () => location.pathname.replace(/\/$/, ''),
};

for (const element of document.querySelectorAll<HTMLElement>('[data-now]')) {
  const text = now[element.dataset.now ?? '']?.();
  if (text !== undefined && text !== element.textContent) element.textContent = text;
}
