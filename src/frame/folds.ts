/** Opens the row a hash points to. Its heading is the row's visible summary, so the browser won't open it. */
export function onRouteDidUpdate(): void {
  document.querySelector(':target')?.closest('details')?.toggleAttribute('open', true);
}

window.addEventListener('hashchange', onRouteDidUpdate);
