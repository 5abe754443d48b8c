import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {graph, serialize, type Address} from '@site/src/structuredData';

type StructuredDataProps = {
  /** What the page describes beside the company and the site; gets the function that makes whole addresses. */
  things?: (at: Address) => Parameters<typeof graph>[0];
  /** The page is about the company: its block says all there is to say of it, as once is enough. Default: its name and logo. */
  isAboutCompany?: boolean;
};

/** Tells search engines what a page is about: data, which no browser runs. */
export default function StructuredData({things = () => [], isAboutCompany}: StructuredDataProps) {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const at: Address = (path) => siteConfig.url + withBaseUrl(path);
  return (
    <Head>
      <script type="application/ld+json">{serialize(graph(things(at), at, isAboutCompany))}</script>
    </Head>
  );
}
