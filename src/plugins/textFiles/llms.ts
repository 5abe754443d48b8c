import {site} from '../../site';
import {markdownPath} from '../../content/addresses';
import type {SearchRecord} from '../search/records';

/** A page as `llms.txt` lists it. */
export type ListedPage = Pick<SearchRecord, 'url' | 'kind' | 'tone' | 'title'> & {
  description: string;
};

/** The sections, in their order, each with the pages that stand in it. */
const sections: {heading: string; holds: (page: ListedPage) => boolean}[] = [
  {
    heading: 'Technology services',
    holds: ({kind, tone}) => kind === 'Service' && tone === 'technology',
  },
  {
    heading: `Behavioral services, in partnership with ${site.partner}`,
    holds: ({kind, tone}) => kind === 'Service' && tone === 'behavioral',
  },
  {heading: 'The company', holds: ({kind}) => kind === 'Page'},
  {heading: 'Article', holds: ({kind}) => kind === 'Article'},
];

/**
 * The site for language models, in the form of llmstxt.org: what it is, and where each page's plain
 * Markdown copy stands.
 * @param pages all pages
 * @param root address of the site, with the base URL and a slash at its end
 */
export function createLlms(pages: ListedPage[], root: string): string {
  const line = ({url, title, description}: ListedPage) =>
    `- [${title}](${root}${markdownPath(url)}): ${description}`;
  return (
    [
      `# ${site.company}`,
      `> ${site.description}`,
      'Each link leads to the plain Markdown copy of a page; the page itself has the same address without `.md`.',
      ...sections.map(
        ({heading, holds}) => `## ${heading}\n\n${pages.filter(holds).map(line).join('\n')}`,
      ),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
