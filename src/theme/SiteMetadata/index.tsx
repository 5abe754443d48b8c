/**
 * Ejected from: @docusaurus/core 3.10.2, theme-fallback/SiteMetadata.
 * Why: the fallback is empty; what a theme says of every page in its head is said here.
 * What changed: the canonical address, and what link previews of every page have in common.
 * Delete when: the core says these itself (its source plans to).
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SocialCard from '@site/src/components/SocialCard';
import {site} from '@site/src/site';

export default function SiteMetadata() {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const address = url + (pathname === baseUrl ? baseUrl : pathname.replace(/\/$/, ''));
  return (
    <>
      <Head>
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
        <meta property="og:site_name" content={site.shortName} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="en_US" />
        <meta name="description" content={site.description} />
      </Head>
      <SocialCard />
    </>
  );
}
