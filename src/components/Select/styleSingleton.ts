import {useEffect} from 'react';

/**
 * Stands in for the package `react-style-singleton`, by which the open list locks the page's
 * scrolling. The package writes a `<style>` whose text holds the scrollbar's width, so that no hash
 * in the security policy fits it; a sheet made by script does the same and is no inline code.
 * `src/plugins/securityPolicy` sets the alias.
 */
export function styleSingleton() {
  let users = 0;
  const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

  return function Style({styles}: {styles: string}): null {
    useEffect(() => {
      if (!sheet || !document.adoptedStyleSheets) return undefined;
      // Only the first user's text counts, as in the package: it was measured before the lock.
      if (users === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      users += 1;
      return () => {
        users -= 1;
        if (users === 0) {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
            (other) => other !== sheet,
          );
        }
      };
    }, [styles]);
    return null;
  };
}
