import {site} from '../../site';

/**
 * What a writer may well type and must simply work: the text, and what a reader then meets. Each is
 * checked as an article, compiled by the framework and drawn with our components.
 */
type ValidCase = {
  what: string;
  /** The text below the fields; the whole file when it starts with `---` or a byte order mark. */
  markdown: string;
  /** Words or markup of the page. */
  shows: (string | RegExp)[];
  /** Words or markup that must not be there. */
  hides?: string[];
};

export const validCases: ValidCase[] = [
  {
    what: 'braces',
    markdown: 'Use {braces} and `{{company}}` here, {} too.',
    shows: ['Use {braces} and <code>{{company}}</code> here, {} too.'],
  },
  {
    what: 'the names of the identity',
    markdown: '## What {{shortName}} does\n\nWith **{{ partner }}**: [{{company}}](/contact).',
    shows: [
      `<strong>${site.partner}</strong>: <a href="/contact">${site.company}</a>`,
      `>What ${site.shortName} does<`,
      `id="what-${site.shortName.toLowerCase()}-does"`,
    ],
    hides: ['{{'],
  },
  {
    what: 'signs of comparison',
    markdown: '5 < 6 and a<b and 7 > 3, so x <= y.',
    shows: ['5 &lt; 6 and a&lt;b and 7 &gt; 3, so x &lt;= y.'],
  },
  {
    what: 'an address in angle brackets',
    markdown: 'Write to <me@firm.example>.',
    shows: ['href="mailto:me@firm.example"', '>me@firm.example</a>'],
  },
  {
    what: 'a web address in angle brackets',
    markdown: 'See <https://www.nist.gov/>.',
    shows: ['href="https://www.nist.gov/"'],
  },
  {
    what: 'a bare web address',
    markdown: 'See https://www.nist.gov/itl for more.',
    shows: ['href="https://www.nist.gov/itl"'],
  },
  {
    what: 'comments',
    markdown: 'One.\n\n<!-- a note {of} mine\non two lines -->\n\nTwo <!-- inside --> three.',
    shows: ['One.', /Two\s+three/],
    hides: ['note', 'inside'],
  },
  {
    what: 'a table',
    markdown: '| A | B |\n|:--|--:|\n| 1 \\| 2 | **3** |',
    shows: ['1 | 2</td>', '<strong>3</strong>'],
  },
  {
    what: 'a table with one column of links',
    markdown: '| Page |\n|---|\n| [Us](/contact) |',
    shows: ['href="/contact"'],
  },
  {
    what: 'footnotes',
    markdown:
      'A claim.[^1] Another.[^note]\n\n[^1]: The source, a < b.\n[^note]: See [us](/contact).',
    shows: ['data-footnote-ref', 'The source, a &lt; b.', 'aria-label="Back to reference 1"'],
  },
  {
    what: 'tasks',
    markdown: '- [x] One\n- [ ] Two',
    shows: ['role="img" aria-label="Done:"', 'aria-label="Open:"'],
    hides: ['<input'],
  },
  {
    what: 'emoji',
    markdown: 'Done \u{1F44D}\u{1F3FD} and \u{1F468}\u200D\u{1F4BB} :tada:',
    shows: ['\u{1F44D}\u{1F3FD}', '\u{1F468}\u200D\u{1F4BB}', '\u{1F389}'],
  },
  {
    what: 'text from right to left',
    markdown: 'מים הם חיים, 50% מהגוף.\n\n- العربية (نص)',
    shows: ['מים הם חיים, 50% מהגוף.', 'العربية (نص)'],
  },
  {
    what: 'letters of many languages',
    markdown: '## Überblick: 日本語 Ελλάδα\n\nCafé, naïve, Straße — “quotes” … ½ × 3',
    shows: ['Café, naïve, Straße — “quotes” … ½ × 3', 'id="überblick-日本語-ελλάδα"'],
  },
  {
    what: 'colons',
    markdown: 'At 10:30 use ratio a:b, std::vector, C:\\temp and note:this. Smile :)',
    shows: ['At 10:30 use ratio a:b, std::vector, C:\\temp and note:this. Smile :)'],
  },
  {
    what: 'colons in a heading',
    markdown: '## The 10:1 rule of x:y',
    shows: ['id="the-101-rule-of-xy"', 'The 10:1 rule of x:y'],
  },
  {
    what: 'dollars, stars and underscores',
    markdown: 'It costs $5 to $10, snake_case_name, 2 * 3 * 4, *emphasis*.',
    shows: ['$5 to $10, snake_case_name, 2 * 3 * 4, <em>emphasis</em>'],
  },
  {
    what: 'marks behind a backslash',
    markdown: '\\*no emphasis\\*, \\<b>, \\:term[CMMC], \\# no heading',
    shows: ['*no emphasis*, &lt;b&gt;, :term[CMMC], # no heading'],
  },
  {
    what: 'words that look like programs',
    markdown:
      'We import goods from abroad.\n\nexport class rules apply\n\nimport duties from "A" to "B"\n\n' +
      '`import x from "y"` and `{process.env.X}`, {the document}',
    shows: ['We import goods', 'export class rules', 'import duties', '{the document}'],
  },
  {
    what: 'code',
    markdown: '```js\nimport x from "y";\nconst a = {b: 1 < 2};\n<script>alert(1)</script>\n```',
    shows: ['language-js', 'const a = {b: 1 &lt; 2};', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    hides: ['<script>'],
  },
  {what: 'entities', markdown: 'R&amp;D &copy; 2025, AT&T', shows: ['R&amp;D © 2025, AT&amp;T']},
  {what: 'a line divided by a backslash', markdown: 'One\\\ntwo', shows: [/One<br\/>\s*two/]},
  {what: 'a line of dashes', markdown: 'One.\n\n---\n\nTwo.', shows: ['<hr/>']},
  {
    what: 'a quotation',
    markdown: '> Said by her.\n>\n> :::note\n> Inside.\n> :::',
    shows: ['<blockquote>', 'Said by her.', 'Inside.'],
  },
  {
    what: 'a list within a list',
    markdown: '1. One\n   - two\n     1. three\n\n   More of one.\n5. Next',
    shows: ['<ol>', 'two', 'three', 'More of one.'],
  },
  {what: 'crossed out', markdown: 'Not ~~this~~ that.', shows: ['<del>this</del>']},
  {what: 'a heading underlined', markdown: 'One\n---\n\nText.', shows: [/<h2[^>]*id="one"/]},
  {
    what: 'a heading with an address of its own',
    markdown: '## One {#first}\n\nSee [above](#first).',
    shows: ['id="first"', 'href="#first"'],
    hides: ['{#first}'],
  },
  {
    what: 'two headings alike',
    markdown: '## Same\n\n[Second](#same-1)\n\n## Same',
    shows: ['id="same"', 'id="same-1"'],
  },
  {
    what: 'headings without a letter',
    markdown:
      '## \u{1F389}\n\n## Part\n\n### :icon[lock] \u2764\uFE0F\n\n## !?! \u2014\n\n' +
      '## \u{1F44D} {#good}\n\n[1](#part) [2](#part-1) [3](#part-2) [4](#part-3) [5](#good)',
    shows: [
      '<h2 id="part"',
      '<h2 id="part-1"',
      '<h3 id="part-2"',
      '<h2 id="part-3"',
      '<h2 id="good"',
    ],
    hides: ['id=""'],
  },
  {
    what: 'items of a block without a letter',
    markdown:
      '## One\n\n:::cards\n\n### \u{1F389}\n\nText.\n\n### :icon[lock] \u{1F44D}\n\nText.\n\n:::',
    shows: ['<h3 id="part"', '<h3 id="part-1"'],
  },
  {
    what: 'a heading with code and emphasis',
    markdown: '## The `x < y` *rule*',
    shows: ['<code>x &lt; y</code>', '<em>rule</em>', 'id="the-x--y-rule"'],
  },
  {
    what: 'an icon and a term',
    markdown: '## :icon[lock] Locks\n\nAbout :term[CMMC].',
    shows: ['<svg', 'id="locks"', '>CMMC</button>'],
  },
  {
    what: 'a term in a heading, a table and bold type',
    markdown: '## What :term[CUI] is\n\n| A |\n|---|\n| **:term[CMMC]** |',
    shows: ['id="what-cui-is"', '>CUI</button>', '>CMMC</button>'],
  },
  {
    what: 'every small block',
    markdown:
      ':::note\n\nA.\n\n:::\n\n:::tip[With a *title*]\n\nB.\n\n:::\n\n:::warning[Plain]\n\nC.\n\n:::',
    shows: ['<em>title</em>', 'Plain', 'A.', 'B.', 'C.'],
  },
  {
    what: 'a block without empty lines',
    markdown: '## One\n\n:::cards\n### Two\nText.\n### Three\nText.\n:::',
    shows: [/<ul[^>]*>.*Two.*Three.*<\/ul>/s],
  },
  {
    what: 'a block within a block',
    markdown: '## One\n\n::::cards\n\n### Two\n\n:::note\n\nInside.\n\n:::\n\n::::',
    shows: [/<li>.*Inside\..*<\/li>/s],
  },
  {
    what: 'a block in a list',
    markdown: '- One\n\n  :::note\n  Inside.\n  :::',
    shows: [/<li>.*Inside\..*<\/li>/s],
  },
  {
    what: 'a picture',
    markdown: '![One bright point](./pixel.png)',
    shows: ['alt="One bright point"', 'width="1"', 'pixel.png'],
  },
  {
    what: 'signs and quotes in all that a block holds',
    markdown:
      '## One\n\n:::cards\n\n### :icon[lock] R&D, "5 < 6"\n\nR&D "works".\n\n:::\n\n:::quote\n\n> R&D, "5 < 6"\n\n:::',
    shows: ['<h3 id="rd-5--6"', 'R&amp;D, &quot;5 &lt; 6&quot;', 'R&amp;D &quot;works&quot;.'],
    hides: ['&amp;amp;', '&amp;quot;', '&amp;lt;'],
  },
  {
    what: 'a figure with a caption',
    markdown: ':::figure\n\n![One point](./pixel.png)\n\nThe point, by [us](/contact).\n\n:::',
    shows: [
      /<figure[^>]*><img[^>]*alt="One point"[^>]*><figcaption>.*The point, by <a href="\/contact">us<\/a>/s,
    ],
  },
  {
    what: 'a figure without a caption',
    markdown: ':::figure\n![One point](./pixel.png)\n:::',
    shows: ['<figure'],
    hides: ['<figcaption'],
  },
  {
    what: 'a picture given elsewhere',
    markdown: '![One point][p]\n\n[p]: ./pixel.png "Title"',
    shows: ['alt="One point"'],
  },
  {
    what: 'a link to an article’s file',
    markdown: 'See [it](./2025-09-01-older.md#the-first-part).',
    shows: ['>it</a>'],
  },
  {
    what: 'a link to a service and its part',
    markdown:
      'See [it](/services/cybersecurity#overview) and [all](/services#technology), [files](/report.pdf).',
    shows: ['href="/services/cybersecurity#overview"'],
  },
  {
    what: 'a link to a file with blanks in its name',
    markdown:
      '[One](<./Report 2025.pdf>), [two](./Report%202025.pdf), [three][r].\n\n[r]: <./Report 2025.pdf>',
    shows: [/(href="[^"]*Report 2025\.pdf".*){3}/],
  },
  {
    what: 'a picture with letters and marks of any language in its name',
    markdown:
      '![One point](<./Über 日本 (1), a+b.png>) ![The same](./%C3%9Cber%20日本%20(1),%20a+b.png)',
    shows: [/(src="\.\/Über 日本 \(1\), a\+b\.png".*){2}/],
  },
  {
    what: 'a telephone and a mail link',
    markdown: '[Call](tel:+18505550100) or [write](mailto:a@b.example?subject=x).',
    shows: ['href="tel:+18505550100"', 'href="mailto:a@b.example?subject=x"'],
  },
  {
    what: 'a link with brackets and a title',
    markdown: '[a [b] c](https://en.wikipedia.org/wiki/A_(b) "Title")',
    shows: ['href="https://en.wikipedia.org/wiki/A_(b)"', 'a [b] c'],
  },
  {
    what: 'words in square brackets',
    markdown: 'As she said [sic], see [1] and a[0][1].',
    shows: ['[sic], see [1] and a[0][1].'],
  },
  {
    what: 'the line ends of Windows',
    markdown: '## One\r\n\r\n:::note[Title]\r\n\r\nText.\r\n\r\n:::\r\n',
    shows: ['Title', 'Text.'],
  },
  {
    what: 'very long words',
    markdown: `${'Donaudampfschifffahrtsgesellschaft'.repeat(20)} ends.`,
    shows: ['ends.'],
  },
];
