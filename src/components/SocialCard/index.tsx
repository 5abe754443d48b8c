import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardAddress, cardText, type SocialCard as Card} from '@site/src/content/socialCard';
import {cardSize} from '@site/src/motif/catalog';

type SocialCardProps = {
  /** The page's card, from `src/content/socialCard.ts`. Default: the one that shows its title. */
  card?: Card;
};

/** The whole address of the present page's card. */
export function useCardAddress(card?: Card): string {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const route = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  return siteConfig.url + useBaseUrl(cardAddress(route, card));
}

/** Tells link previews which picture to show of a page, and says in words what is on it. */
export default function SocialCard({card}: SocialCardProps) {
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
