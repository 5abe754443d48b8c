import {early} from './early';
import {later} from './later';
import {recover, recoveryKey} from './recover';
// eslint-disable-next-line no-restricted-imports -- a script beside this one, not the folder src/theme
import {theme} from './theme';

/** The source text of a call, as a script. */
const call = <Arguments extends readonly unknown[]>(
  run: (...settings: Arguments) => void,
  ...settings: Arguments
): string =>
  `(${run.toString()})(${settings.map((setting) => JSON.stringify(setting)).join(',')});`;

/**
 * The text of the one inline script, at the start of every page.
 * @param storage where the choice of a theme is kept
 * @param namespace what sets this site's entries there apart from others under the same host
 */
export const inlineScript = (
  storage: 'localStorage' | 'sessionStorage',
  namespace: string,
): string =>
  call(theme, storage, `theme${namespace}`) +
  call(early) +
  call(recover, recoveryKey) +
  call(later);
