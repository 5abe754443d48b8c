import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import look from '@generated/site-social-cards/default/look.json';
import {cardAddress, cardText, type SocialCard as Card} from '@site/src/content/socialCard';
import {cardSize} from '@site/src/motif/catalog';
import {graph, type PageFacts} from '@site/src/structuredData';

export function useCardAddress(card?: Card): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const route = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  return siteConfig.url + useBaseUrl(cardAddress(route, look, card));
}

/**
 * Sets a page's picture for link previews, and its alt text.
 * @param card from `src/content/socialCard.ts`. Default: a card with the page's title.
 */
export function SocialCard({card}: {card?: Card}) {
  const address = useCardAddress(card);
  return (
    <Head>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      {card && <meta property="og:image:alt" content={cardText(card)} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
      {card && <meta name="twitter:image:alt" content={cardText(card)} />}
    </Head>
  );
}

type MetadataProps = Omit<PageFacts, 'path' | 'description'> & {
  /** Without it, structured data says only whose site it is. */
  path?: string;
  description?: string;
  card: Card;
  keywords?: readonly string[] | string | undefined;
  image?: string | undefined;
  children?: ReactNode;
};

export default function Metadata({card, keywords, image, children, ...facts}: MetadataProps) {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const {path, title, description = ''} = facts;
  const block = graph(
    (address) => siteConfig.url + withBaseUrl(address),
    path === undefined ? undefined : {...facts, path, description},
  );
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image}>
        {children}
      </PageMetadata>
      {!image && <SocialCard card={card} />}
      <Head>
        {/* Serialized so that no text can close the element. */}
        <script type="application/ld+json">
          {JSON.stringify(block).replaceAll('<', '\\u003c')}
        </script>
      </Head>
    </>
  );
}
