/**
 * Draws the cards in a thread of its own, while the build goes on with the pages. jiti, by which
 * Docusaurus reads its own configuration, reads the TypeScript.
 *
 * Takes `cards` and `folder` (see cache.ts); tells its parent how many cards it drew.
 */
import {parentPort, workerData} from 'node:worker_threads';
import createJiti from 'jiti';

const {fillCache} = createJiti(import.meta.url)('./cache.ts');

parentPort.postMessage(await fillCache(workerData.cards, workerData.folder));
