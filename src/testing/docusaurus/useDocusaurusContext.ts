import siteConfig from './siteConfig';

/** Fake: the site's configuration. */
export default function useDocusaurusContext() {
  return {siteConfig};
}
