import {useEffect} from 'react';

/**
 * Lets the browser ask before the page is left.
 * @param mustAsk whether something would be lost or given up with it
 */
export function useAskBeforeLeaving(mustAsk: boolean): void {
  useEffect(() => {
    if (!mustAsk) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mustAsk]);
}
