/** Fetches the page a visitor is about to go to, in browsers without speculation rules (src/documents/index.ts). */
let resting: ReturnType<typeof setTimeout> | undefined;

function onPointerOver({target}: PointerEvent): void {
  clearTimeout(resting);
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  // Not for other sites, parts of this page, or files.
  if (link?.origin !== location.origin || link.pathname === location.pathname) return;
  const href = link.pathname;
  if (/\.\w+$/.test(href) || document.querySelector(`link[rel="prefetch"][href="${href}"]`)) return;
  // A pointer on its way to somewhere else doesn't rest.
  resting = setTimeout(() => {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
  }, 65);
}

if (!HTMLScriptElement.supports?.('speculationrules'))
  document.addEventListener('pointerover', onPointerOver, {passive: true});

export {};
