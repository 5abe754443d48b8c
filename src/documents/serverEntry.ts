/** Renders a page as the framework does, and records in its HTML what the page needs the browser for. */
import {AsyncLocalStorage} from 'node:async_hooks';
import render from '@docusaurus/core/lib/client/serverEntry.js';
import {mark, notes} from './observe';

/** Pages are rendered concurrently. */
const current = new AsyncLocalStorage<{needs: Set<string>; parts: Set<string>}>();

notes.add = (kind, text) => void current.getStore()?.[kind].add(text);

export default function renderPage(params: unknown): Promise<{html: string}> {
  const page = {needs: new Set<string>(), parts: new Set<string>()};
  return current.run(page, async () => {
    const result = await (render as typeof renderPage)(params);
    if (page.needs.size === 0) return result;
    const list = JSON.stringify({needs: [...page.needs], parts: [...page.parts]});
    const script = `<script type="application/json" ${mark}>${list.replaceAll('<', '\\u003c')}</script>`;
    return {...result, html: result.html + script};
  });
}
