import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {graph, serialize, type Address} from '@site/src/structuredData';

type StructuredDataProps = {
  /** What the page describes beside the company and the site; gets the function that makes whole addresses. */
  things?: (at: Address) => Parameters<typeof graph>[0];
};

/** Tells search engines what a page is about: data, which no browser runs. */
export default function StructuredData({things = () => []}: StructuredDataProps) {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const at: Address = (path) => siteConfig.url + withBaseUrl(path);
  return (
    <Head>
      <script type="application/ld+json">{serialize(graph(things(at), at))}</script>
    </Head>
  );
}
