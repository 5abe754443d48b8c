import {useEffect} from 'react';

/**
 * Lets the browser ask before the page is left: a message on its way would be given up with it. (It
 * would be there again when the visitor comes back; see useDraft.ts.)
 * @param isUnderWay whether there is one
 */
export function useAskBeforeLeaving(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
