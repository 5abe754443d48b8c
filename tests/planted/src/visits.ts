export function onRouteDidUpdate({location}: {location: Location}): void {
  document.documentElement.dataset.visited = location.pathname;
}
