/**
 * A thread that looks at its share of the pages (see whole.ts). CommonJS, as Node starts it without
 * the compiler of our TypeScript.
 */
/* global __filename */
const {parentPort, workerData} = require('node:worker_threads');
const createJiti = require('jiti');

const {checkContent, diskSource} = createJiti(__filename)('./index.ts');
const {root, today, share} = workerData;

void checkContent(diskSource(root), today, new Map(), share).then((result) =>
  parentPort.postMessage(result),
);
