/** Stands for the articles plugin's `newest.json`: the sample articles. */
export {articles as default} from '../samples';
