import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import state from '@generated/site-social-cards/default/version.json';
import {cardPath, cardText, type SocialCard as Card} from '@site/src/content/socialCard';
import {cardSize} from '@site/src/motif/catalog';

type SocialCardProps = {
  /** The page's card, from `src/content/socialCard.ts`. */
  card: Card;
};

/** Where a card's picture is published. */
export function useCardAddress(card: Card): string {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.url + useBaseUrl(cardPath(card, state.version));
}

/** Tells link previews which picture to show of a page, and says in words what is on it. */
export default function SocialCard({card}: SocialCardProps) {
  const address = useCardAddress(card);
  const text = cardText(card);
  return (
    <Head>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={text} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={text} />
    </Head>
  );
}
