/** The year of the copyright line, which can be later than the build's (`data-now="year"`). */
export function onRouteDidUpdate(): void {
  for (const element of document.querySelectorAll('[data-now="year"]')) {
    element.textContent = String(new Date().getFullYear());
  }
}
