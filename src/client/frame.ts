/**
 * The scripts that every page has: a file of its own, which loads no framework. (In the live server
 * the app loads them; see src/plugins/scripts.ts.)
 */
import * as contents from './contents';
import './headingLinks';
import {release} from './held';
import * as menu from './menu';
import './now';
import './offline';
import './prefetch';
import * as notFound from '../frame/notFound';
import '../frame/search';
import {forgetRecovery} from './recover';
import {ownScript} from './script';
import './start';
import * as tooltips from './tooltips';

for (const part of [menu, tooltips, contents, notFound]) part.onRouteDidUpdate();
release('frame');
// A page with islands is whole when they are (islands/).
if (!ownScript?.islands) forgetRecovery();
