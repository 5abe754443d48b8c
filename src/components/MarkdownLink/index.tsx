import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';
import {markdownPath} from '@site/src/content/addresses';
import {isLaterList} from '@site/src/articlesPath';

/** Tells programs where the plain Markdown copy of this page stands; an unknown address has none, nor has a later page of a list. */
export default function MarkdownLink() {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  // Pages that stand in no plugin are the framework's own: the one for unknown addresses.
  const isPage = useRouteContext().plugin.name !== 'native' && !isLaterList(pathname);
  const href = useBaseUrl(markdownPath(`/${pathname.slice(base.length)}`));
  return isPage ? (
    <Head>
      <link rel="alternate" type="text/markdown" href={href} />
    </Head>
  ) : null;
}
