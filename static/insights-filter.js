/*
 * Loaded by the list of articles before it is painted, because its page holds all of them: an address
 * that asks for one category would show all others first. The page takes the mark away when it has
 * filtered the list; a page that never comes alive shows the whole list after a while.
 */
(({dataset}) => {
  if (dataset.hasHydrated === 'false' && new URLSearchParams(location.search).has('category')) {
    dataset.filtering = '';
    setTimeout(() => delete dataset.filtering, 3000);
  }
})(document.documentElement);
