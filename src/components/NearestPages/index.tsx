import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {meantPage, nearestPages, type SitePage} from '@site/src/content/nearestPages';
import styles from './styles.module.css';

type NearestPagesProps = {
  /** The words above the list. */
  heading: string;
};

/**
 * What the page for unknown addresses knows of the one that was asked for. It is logged (specification
 * section 8). Where it is a page's, but for capitals or doubled slashes, the visitor is led there. Else
 * the nearest pages appear, in a place of their own below all else, and are announced; what was asked
 * is compared and never shown. When the list of pages cannot be loaded, nothing appears.
 */
export default function NearestPages({heading}: NearestPagesProps) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<SitePage[]>([]);
  useEffect(() => {
    const {pathname, search, hash} = window.location;
    // eslint-disable-next-line no-console -- the specification asks for it
    console.error(`404: no page at ${pathname}`);
    let isCurrent = true;
    const asked = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    import(/* webpackChunkName: "pages" */ '@generated/site-pages/default/pages.json').then(
      ({default: all}) => {
        if (!isCurrent) return;
        const meant = meantPage(asked, all);
        const address = meant && baseUrl + meant.path.slice(1);
        if (address && address !== pathname) window.location.replace(address + search + hash);
        else setPages(nearestPages(asked, all));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl]);
  return (
    <div role="status" data-starts-islands="">
      {pages.length > 0 && (
        <nav className={styles.nearest} aria-labelledby="nearest-pages">
          <h2 id="nearest-pages" className={styles.heading}>
            {heading}
          </h2>
          <ul className={styles.list}>
            {pages.map(({path, title, kind}) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.kind}>
                    {kind === 'Pages' ? 'Page' : kind.slice(0, -1)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
