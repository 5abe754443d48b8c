import {site} from '../../site';
import {state} from '..';

/** The framework's defaults. */
const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

/** The part of the site's configuration that components read. */
const siteConfig = {
  title: site.shortName,
  url: site.url,
  themeConfig: {tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 2}, prism: {magicComments}},
  get baseUrl() {
    return state.baseUrl;
  },
};

export default siteConfig;
