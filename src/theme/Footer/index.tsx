/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Footer.
 * Why: the footer lists the services from docs/ and the contact details from src/site.ts.
 * What changed: their columns are added to those of `themeConfig.footer.links`; `logo`, `copyright` and `style`
 * are read as in the original, and our look.
 * Delete when: never.
 */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FooterLinkItem from '@theme/Footer/LinkItem';
import FooterLogo from '@theme/Footer/Logo';
import {EmailLink, PhoneLink} from '@site/src/components/links';
import Logo from '@site/src/components/Logo';
import {useServices, type ServiceGroup} from '@site/src/content';
import {services as copy} from '@site/src/data/services';
import {site} from '@site/src/site';
import styles from './styles.module.css';

type Column = {title: string | null; items: React.ComponentProps<typeof FooterLinkItem>['item'][]};

const groups: {heading: string; group: ServiceGroup}[] = [
  {heading: 'Technology', group: 'technology'},
  {heading: 'Behavioral', group: 'behavioral'},
];

function Services({heading, group}: {heading: string; group: ServiceGroup}) {
  return (
    <nav aria-label={`All ${heading.toLowerCase()} services`}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {useServices()
          .filter((service) => service.group === group)
          .map(({slug, permalink, label, comingSoon}) => (
            <li key={slug}>
              <Link to={permalink}>{label}</Link>
              {comingSoon && ` (${copy.comingSoon})`}
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Contact() {
  return (
    <div>
      <h2 className={styles.heading}>Contact</h2>
      <ul className={styles.list}>
        <li>
          <EmailLink />
        </li>
        <li>
          <PhoneLink />
        </li>
        <li>
          <address className={styles.address}>
            {site.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      </ul>
    </div>
  );
}

/** A column of `themeConfig.footer.links`; links without columns are one without a title. */
function Links({title, items}: Column) {
  return (
    <nav aria-label={title ?? 'More'}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={index}>
            <FooterLinkItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Footer() {
  const {footer} = useThemeConfig();
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  if (!footer) return null;
  const columns = footer.links.flatMap((link): Column[] =>
    'items' in link ? [link as Column] : [],
  );
  const single = footer.links.filter((link) => !('items' in link)) as Column['items'];
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          {footer.logo ? <FooterLogo logo={footer.logo} /> : <Logo />}
          <p className={styles.blurb}>{site.blurb}</p>
        </div>
        {groups.map((group) => (
          <Services key={group.group} {...group} />
        ))}
        <div className={styles.links}>
          <Contact />
          {columns.map((column) => (
            <Links key={column.title} {...column} />
          ))}
          {single.length > 0 && <Links title={null} items={single} />}
        </div>
      </div>
      <div className={styles.end}>
        {/* The site's own configuration, as in the original. */}
        {footer.copyright && <p dangerouslySetInnerHTML={{__html: footer.copyright}} />}
        {/* On paper only. */}
        <p className={styles.webAddress}>
          {siteConfig.url.replace(/^https?:\/\//, '')}
          {pathname.replace(/\/$/, '')}
        </p>
        <p className={styles.tagline}>
          {site.tagline.technology} {site.tagline.human}
        </p>
      </div>
    </footer>
  );
}
