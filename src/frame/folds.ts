/** Opens the row that an address leads to: its heading is in sight already, so the browser leaves the row closed. */
export function onRouteDidUpdate(): void {
  document.querySelector(':target')?.closest('details')?.toggleAttribute('open', true);
}

window.addEventListener('hashchange', onRouteDidUpdate);
