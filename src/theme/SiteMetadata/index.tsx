/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, SiteMetadata.
 * Why: every page has a social card, also one that is dropped into src/pages/.
 * What changed: the card is added; a page that has words for its own sets those itself.
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
