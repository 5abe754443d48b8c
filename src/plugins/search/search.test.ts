/** @jest-environment node */
import type {SearchRecord} from './records';
import {readMarkdown, readPage} from './text';
import {knownWords, tellingWords, toHtml} from './writeIndex';

const record = (title: string, terms: string[] = []): SearchRecord => {
  return {url: '/x', kind: 'Service', tone: 'both', title, description: 'A "b" <c>', terms};
};

test('reads a page as its text under its headings, without what stands around it', () => {
  const page = readPage(
    `<html><head><title>AI | Firm</title><meta name="description" content="About AI"></head><body>
      <nav>Menu</nav><main><nav>Trail</nav><h1>AI</h1><p>One<br>two</p>
      <h2 id="a">Machine <b>learning</b><a href="#a">#</a></h2><ul><li>Three</li><li>four</li></ul>
      <form>Name</form><div data-listed>Other page</div><script>code</script></main></body></html>`,
    '/ai',
  );
  expect(page).toEqual({
    title: 'AI',
    description: 'About AI',
    text: [
      {id: '', heading: '', text: 'One two'},
      {id: 'a', heading: 'Machine learning', text: 'Three four'},
    ],
  });
});

test('stops at a page without a main part, and names it', () => {
  expect(() => readPage('<p>Words</p>', '/ai')).toThrow('/ai: the built page has no <main>');
});

test('reads Markdown for the dev server, with the addresses that headings get', () => {
  expect(readMarkdown('Intro\n\n## Machine *learning*\n\n- One')).toEqual([
    {id: '', heading: '', text: 'Intro'},
    {id: 'machine-learning', heading: 'Machine learning', text: '- One'},
  ]);
});

test('writes names, terms and initials as words of their own, and texts as text', () => {
  const text = [{id: 'nlp', heading: 'Natural language processing', text: 'Reads the mail. Mail!'}];
  const html = toHtml({record: record('AI & Data', ['chat bot']), text}, new Set(['mail']));
  expect(html).toContain('<h1>AI &amp; Data</h1>');
  expect(html).toContain('title="A &quot;b&quot; &lt;c>"');
  expect(html).toContain('>aidatazz chatbotzz nlpzz<');
  expect(html).toContain('<h2 id="nlp">Natural language processing</h2><p>mail</p>');
});

test('indexes the words that tell a page from others, and knows all that can be found', () => {
  const page = (text: string) => ({record: record('Cloud'), text: [{id: '', heading: '', text}]});
  const common = Array.from({length: 130}, (_, at) => `common${at}`).join(' ');
  const pages = [page(`${common} kubernetes`), page(`${common} docker`)];
  const indexed = tellingWords(pages);
  expect(indexed[0]?.has('kubernetes')).toBe(true);
  expect(indexed[0]?.size).toBe(120);
  expect(knownWords(pages, indexed)).toEqual(
    expect.arrayContaining(['cloud', 'docker', 'kubernetes']),
  );
});
