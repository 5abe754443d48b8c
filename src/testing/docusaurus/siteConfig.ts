import {site} from '../../site';
import {state} from '../state';

/** The part of the site's configuration that components read. */
const siteConfig = {
  title: site.shortName,
  tagline: `${site.tagline.technology} ${site.tagline.human}`,
  url: site.url,
  get baseUrl() {
    return state.baseUrl;
  },
  trailingSlash: false,
  customFields: {},
  themeConfig: {},
};

export default siteConfig;
