import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {nearestPages, type SitePage} from '@site/src/content/nearestPages';
import styles from './styles.module.css';

type NearestPagesProps = {
  /** The address that was asked for, as the browser gives it. */
  asked: string;
  /** The words above the list. */
  heading: string;
};

/**
 * The pages nearest to an address that leads nowhere. It appears after the page, in a place of its own
 * below all else, and is announced; what was asked is compared and never shown. When the list of pages
 * cannot be loaded, nothing appears.
 */
export default function NearestPages({asked, heading}: NearestPagesProps) {
  const {siteConfig} = useDocusaurusContext();
  const [pages, setPages] = useState<SitePage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const {baseUrl} = siteConfig;
    const path = asked.startsWith(baseUrl) ? asked.slice(baseUrl.length) : asked;
    import(/* webpackChunkName: "pages" */ '@generated/site-pages/default/pages.json').then(
      ({default: all}) => {
        if (isCurrent) setPages(nearestPages(path, all));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, siteConfig]);
  return (
    <div role="status">
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
                  <span className={styles.kind}>{kind === 'Pages' ? 'Page' : kind.slice(0, -1)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
