/** Marks the current section in a page's contents list: the last heading above a third of the window's height. */
function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const passed = links.filter((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading && heading.getBoundingClientRect().top < window.innerHeight / 3;
  });
  const current = passed.at(-1) ?? links[0];
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
}

let frame = 0;

export function onRouteDidUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(markCurrent);
}

document.addEventListener('scroll', onRouteDidUpdate, {passive: true});
window.addEventListener('resize', onRouteDidUpdate);
