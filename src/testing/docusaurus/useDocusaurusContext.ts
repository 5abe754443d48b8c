import {state} from '../state';
import siteConfig from './siteConfig';

/** Fake: the site's configuration and whatever plugin data the test has set. */
export default function useDocusaurusContext() {
  return {
    siteConfig,
    globalData: state.pluginData,
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      currentLocale: 'en',
      localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr', path: 'en'}},
    },
    siteMetadata: {},
    codeTranslations: {},
  };
}
