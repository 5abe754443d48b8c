import type {Plugin} from '@docusaurus/types';

/** What the tab remembers of a page that has been loaded once more; `client/recovered.ts` forgets it. */
export const recoveryKey = 'loaded-again';

/**
 * Loads a page once more when one of its scripts is missing before the app has taken it over: as a
 * rule the site was published anew, and the page in the browser's cache names files that are gone.
 * Once only: if that does not help, or the tab can keep no note of it, the page stays as it is, which
 * can be read and followed without scripts. So does a page somebody has begun to write in.
 */
export const recoveryScript = `(function () {
  addEventListener('error', function (event) {
    var element = event.target;
    if (!element || element.tagName !== 'SCRIPT') return;
    if (document.documentElement.getAttribute('data-has-hydrated') !== 'false') return;
    var fields = document.querySelectorAll('input, textarea');
    for (var i = 0; i < fields.length; i++) if (fields[i].value !== fields[i].defaultValue) return;
    try {
      if (sessionStorage.getItem('${recoveryKey}')) return;
      sessionStorage.setItem('${recoveryKey}', '1');
    } catch (error) {
      return;
    }
    location.reload();
  }, true);
})();`;

/** Puts the script above before all other scripts of every page. */
export default function recoveryPlugin(): Plugin {
  return {
    name: 'recovery',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'development' ? {} : {headTags: [{tagName: 'script', innerHTML: recoveryScript}]},
  };
}
