import {site} from '../../site';
import {state} from '..';

/** The part of the site's configuration that components read. */
const siteConfig = {
  title: site.shortName,
  url: site.url,
  get baseUrl() {
    return state.baseUrl;
  },
};

export default siteConfig;
