/**
 * The scripts that every page has, whether or not it has the app: a file of its own, which loads no
 * framework. (In the live server the app loads them; see src/plugins/frame.ts.)
 */
import * as contents from './contents';
import './headingLinks';
import {release} from './held';
import * as menu from './menu';
import './offline';
import {pageShown} from './pageShown';
import {prefetchLinks} from './prefetch';
import {ownScript} from './script';
import './search';
import './start';
// eslint-disable-next-line no-restricted-imports -- a script beside this one, not the folder src/theme
import * as theme from './theme';
import * as tooltips from './tooltips';

function showPage(): void {
  for (const part of [theme, menu, tooltips, contents]) part.onRouteDidUpdate();
}

document.addEventListener(pageShown, showPage);
showPage();
release('frame');
// A page without the app is left by the browser, whatever the link; elsewhere see documentLinks.ts.
if (!ownScript?.app) prefetchLinks(() => true);
