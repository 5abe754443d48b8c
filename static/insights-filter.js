/*
 * Loaded by the list of articles before it is painted, because its page holds all of them: an address
 * that asks for one category would show all others first. The page takes the mark away when it has
 * filtered the list; src/theme/ArticlesPage/styles.module.css shows the list anyway if it never does.
 */
if (document.documentElement.dataset.hasHydrated === 'false' && new URLSearchParams(location.search).has('category')) {
  document.documentElement.dataset.filtering = '';
}
