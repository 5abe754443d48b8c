/** Names in the console what works in `npm start` and is dead in a build: handlers outside of islands. */
const known = new WeakSet<Element>();

/** The props that React keeps on an element. */
function propsOf(element: Element): Record<string, unknown> {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key ? ((element as unknown as Record<string, Record<string, unknown>>)[key] ?? {}) : {};
}

/** Docusaurus calls it when a page is on screen. */
export function onRouteDidUpdate(): void {
  setTimeout(() => {
    for (const element of document.querySelectorAll('#__docusaurus :not(a)')) {
      if (known.has(element) || element.closest('[data-island]')) continue;
      const props = propsOf(element);
      const handlers = Object.keys(props).filter(
        (name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function',
      );
      if (handlers.length === 0) continue;
      known.add(element);
      console.error(
        `${handlers.join(', ')} of this element works here and not in a build, where only islands run in the browser. Move its component to src/islands/ (README, "If you know Docusaurus").`,
        element,
      );
    }
  });
}
