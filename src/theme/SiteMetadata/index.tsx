/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, SiteMetadata.
 * Why: every page has a social card, including any file added to src/pages/.
 * What changed: the card is added; a page with a card of its own overrides it.
 * Delete when: never.
 */
import SiteMetadata from '@theme-original/SiteMetadata';
import {SocialCard} from '@site/src/components/Metadata';

export default function SiteMetadataWithCard() {
  return (
    <>
      <SiteMetadata />
      <SocialCard />
    </>
  );
}
