/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Footer.
 * Why: the footer lists the services from docs/ and the contact details from src/site/identity.yml.
 * What changed: the look, and columns for them in addition to `themeConfig.footer.links`; `logo`, `copyright`, and
 * `style` work as in the original.
 * Delete when: never.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FooterLinkItem from '@theme/Footer/LinkItem';
import FooterLogo from '@theme/Footer/Logo';
import {EmailLink, PhoneLink, ServiceLink} from '@site/src/components/links';
import Logo from '@site/src/components/Logo';
import {useServices} from '@site/src/content';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {site} from '@site/src/site';
import styles from './styles.module.css';

const copy = fill(words.services);
const frame = fill(words.frame);

type Item = React.ComponentProps<typeof FooterLinkItem>['item'];

type ColumnProps = {
  title?: string | null | undefined;
  /** The name of its landmark. Default: its title. */
  name?: string;
  items: readonly ReactNode[];
};

function Column({title, name = title ?? 'More', items}: ColumnProps) {
  return (
    <nav aria-label={name} data-screen>
      {title && <h2>{title}</h2>}
      <ul className="tiles">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </nav>
  );
}

/** An item is a link or, as in the original, HTML from the configuration. */
const itemOf = (item: Item, index: number) =>
  item.html ? (
    <span key={index} dangerouslySetInnerHTML={{__html: item.html}} />
  ) : (
    <FooterLinkItem key={index} item={item} />
  );

export default function Footer() {
  const {footer} = useThemeConfig();
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const services = useServices();
  if (!footer) return null;
  const columns = footer.links.filter((link) => 'items' in link);
  const single = footer.links.filter((link) => !('items' in link)) as Item[];
  return (
    <footer className={`dark ${styles.footer}`}>
      <div className={styles.columns}>
        <div className={styles.brand} data-screen>
          {footer.logo ? <FooterLogo logo={footer.logo} /> : <Logo />}
          <p>{site.blurb}</p>
        </div>
        {(['technology', 'behavioral'] as const).map((group) => (
          <Column
            key={group}
            title={copy[group].name}
            name={`All ${group} services`}
            items={services
              .filter((service) => service.group === group)
              .map((service) => (
                <ServiceLink key={service.slug} service={service} />
              ))}
          />
        ))}
        <div className={styles.links}>
          <div className={styles.contact}>
            <h2>{frame.contact}</h2>
            <EmailLink />
            <PhoneLink />
            <address>{site.address.join('\n')}</address>
          </div>
          {columns.map(({title, items}, index) => (
            <Column key={index} title={title as string} items={(items as Item[]).map(itemOf)} />
          ))}
          {single.length > 0 && <Column items={single.map(itemOf)} />}
        </div>
      </div>
      <p className={`fine ${styles.note}`} data-screen>
        {copy.footerNote}
      </p>
      <div className={`cluster spread ${styles.end}`}>
        {/* From the site's own configuration, as in the original. */}
        {footer.copyright && <p dangerouslySetInnerHTML={{__html: footer.copyright}} />}
        <p className={styles.webAddress}>
          {siteConfig.url.replace(/^https?:\/\//, '')}
          {pathname.replace(/\/$/, '')}
        </p>
        <p className="tablet-up" data-screen>
          {site.tagline.technology} {site.tagline.human}
        </p>
      </div>
    </footer>
  );
}
