/** `@docusaurus/Head` in the islands of a build: a page's head is in its HTML, and no island changes it. */
export default function Head() {
  return null;
}
