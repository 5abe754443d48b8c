import {articles, services} from '../samples';
import type {SitePage} from '../../content/nearestPages';

/** Stands for the pages plugin's `pages.json`: the sample services and articles, and two pages. */
const pages: SitePage[] = [
  ...services.map(({permalink, title}): SitePage => ({
    path: permalink,
    title,
    kind: 'Services',
    terms: '',
  })),
  ...articles.map(({permalink, title}): SitePage => ({
    path: permalink,
    title,
    kind: 'Articles',
    terms: '',
  })),
  {path: '/', title: 'Home', kind: 'Pages', terms: ''},
  {path: '/contact', title: 'Contact', kind: 'Pages', terms: 'phone'},
];

export default pages;
