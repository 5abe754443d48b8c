import TurndownService from 'turndown';

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  br: '\\',
});

/** A cell's text on one line, with the bars that would end it escaped. */
const cell = (text: string) =>
  text
    .trim()
    .replace(/\\?\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');

// Turndown knows CommonMark alone, which crosses nothing out and has no tables.
service.addRule('del', {filter: 'del', replacement: (content) => `~~${content}~~`});
service.addRule('table', {
  filter: 'table',
  replacement: (_content, node) => {
    // Turndown's lists of nodes are no iterables.
    const rows = Array.from((node as HTMLTableElement).querySelectorAll('tr'), (row) =>
      Array.from(row.querySelectorAll('th, td'), ({innerHTML}) =>
        cell(service.turndown(innerHTML)),
      ),
    );
    const [head = [], ...body] = rows;
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    return `\n\n${[line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')}\n\n`;
  },
});

/** What a page says of itself in its head, and its text from `ownText`. */
type PageSource = {title: string; description: string; address: string; html: string};

/**
 * A page as plain Markdown: its title, its description as a quotation, its address, then its text.
 */
export function toMarkdown({title, description, address, html}: PageSource): string {
  // The title stands first, whatever the page shows above its heading.
  const text = service.turndown(html.replace(/<h1\b[\s\S]*?<\/h1>/, ''));
  return [
    `# ${title}`,
    `> ${description}`,
    `<${address}>`,
    text
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
