import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The framework's defaults for the head of every page (@docusaurus/core 3.10.2), without the title. */
export default function SiteMetadataDefaults() {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const locale = localeConfigs[currentLocale];
  return (
    <Head>
      <html lang={locale?.htmlLang} dir={locale?.direction} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    </Head>
  );
}
