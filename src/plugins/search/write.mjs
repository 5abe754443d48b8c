/**
 * Writes a Pagefind index. It runs as a thread of its own because Pagefind is an ES module, which
 * the loader of Docusaurus's configuration cannot import.
 *
 * Takes `pages` ({url, html}) and `outputPath`; tells its parent the text it indexed of each page.
 */
import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {gunzipSync} from 'node:zlib';
import {close, createIndex} from 'pagefind';

const {pages, outputPath} = workerData;

/** The parts of Pagefind's output that visitors load; its ready-made interfaces stay out. */
const needed = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(meta|index|fragment|filter))$/;

/** Pagefind answers with a list of errors in place of throwing. */
function checked({errors, ...answer}, what) {
  if (errors.length > 0) {
    throw new Error(`Pagefind, ${what}: ${errors.join('; ')}`);
  }
  return answer;
}

const {index} = checked(
  await createIndex({
    rootSelector: 'main',
    // Navigation and related pages repeat the words of other pages; `nav`, `form` and `footer` are left out anyway.
    excludeSelectors: ['aside', 'details', 'dialog', '[data-frame]', '[aria-hidden="true"]'],
    forceLanguage: 'en',
  }),
  'starting',
);
for (const {url, html} of pages) {
  const {file} = checked(await index.addHTMLFile({url, content: html}), url);
  if (file.uniqueWords === 0) {
    throw new Error(`Pagefind found no text in the <main> of ${url}.`);
  }
}
const {files} = checked(await index.getFiles(), 'building');
await close();

await rm(outputPath, {recursive: true, force: true});
for (const {path: name, content} of files.filter((file) => needed.test(file.path))) {
  const target = path.join(outputPath, name);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, content);
}
await copyFile(new URL('../../client/search/worker.mjs', import.meta.url), path.join(outputPath, 'search-worker.js'));

/** A fragment is compressed JSON after a 12-letter signature. */
const texts = files
  .filter((file) => file.path.endsWith('.pf_fragment'))
  .map((file) => JSON.parse(gunzipSync(file.content).subarray(12).toString()))
  .map(({content, meta}) => ({content, meta}));
parentPort.postMessage(texts);
