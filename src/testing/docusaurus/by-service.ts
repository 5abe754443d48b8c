import {articles} from '../samples';

/** Stands for the articles plugin's `by-service.json`: one service has an article, the others none. */
export default {cybersecurity: articles.slice(0, 1)};
