/** @jest-environment node */
import {
  commonWords,
  knownWords,
  readPage,
  toHtml,
  type SearchPage,
  type SearchRecord,
} from './page';

const record = (title: string, terms: string[] = []): SearchRecord => {
  return {url: '/x', kind: 'Service', title, description: 'A "b" <c>', terms};
};
const page = (text: string): SearchPage => ({
  record: record('Cloud'),
  sections: [{id: '', heading: '', text}],
});

test("reads a page's text by heading, without navigation, forms, and scripts", () => {
  const {record: read, sections} = readPage(
    `<html><head><title>AI | Firm</title><meta name="description" content="About AI"></head><body>
      <nav>Menu</nav><main><nav>Trail</nav><h1>AI</h1><p>One<br>two</p>
      <h2 id="a">Machine <b>learning</b><a href="#a">#</a></h2><ul><li>Three</li><li>four</li></ul>
      <form>Name</form><div data-listed>Other page</div><script>code</script></main></body></html>`,
    {url: '/ai', kind: 'Page', title: '', terms: []},
  );
  expect(read).toMatchObject({title: 'AI', description: 'About AI'});
  expect(sections).toEqual([
    {id: '', heading: '', text: 'One two'},
    {id: 'a', heading: 'Machine learning', text: 'Three four'},
  ]);
});

test('rejects a page without a main element, and names it', () => {
  expect(() => readPage('<p>Words</p>', record('AI'))).toThrow('/x has no <main>');
});

test('writes titles, search terms, and acronyms, and each word once', () => {
  const sections = [
    {id: 'nlp', heading: 'Natural language processing', text: 'Reads the mail. Mail!'},
  ];
  const html = toHtml({record: record('AI & Data', ['chat bot']), sections}, new Set(['reads']));
  expect(html).toContain('<h1>AI &amp; Data</h1>');
  expect(html).toContain('title="A &quot;b&quot; &lt;c>"');
  expect(html).toContain('>AI &amp; Data. chat bot. nlp<');
  expect(html).toContain('<h2 id="nlp">Natural language processing</h2><p>mail</p>');
});

test('leaves out words that every page has, and collects words for typo correction', () => {
  const pages = ['kubernetes', 'docker', 'linux', 'nginx', 'redis', 'kafka'].map((word) =>
    page(`written ${word}`),
  );
  expect([...commonWords(pages)]).toEqual(['written']);
  expect(knownWords(pages)).toEqual(expect.arrayContaining(['cloud', 'docker', 'kubernetes']));
});
