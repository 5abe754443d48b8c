/** What some tests still call by this file's name. */
import {articles as published, groups, longDate} from './published';

export {routes, services, unknownPath} from './published';
export const [technology = [], behavioral = []] = groups;
export const articles = published.map((article) => ({
  ...article,
  date: longDate(article.date),
  minutes: article.read_time,
}));
