/** The footer: its services come from docs/, its contact details from src/site.ts. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {EmailLink, PhoneLink} from '@site/src/components/ContactLink';
import Logo from '@site/src/components/Logo';
import {useServices, type ServiceGroup} from '@site/src/content';
import {quickLinks} from '@site/src/navigation';
import {site} from '@site/src/site';
import styles from './styles.module.css';

const groups: {heading: string; group: ServiceGroup}[] = [
  {heading: 'Technology', group: 'technology'},
  {heading: 'Behavioral', group: 'behavioral'},
];

export default function Footer() {
  const services = useServices();
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.blurb}>{site.blurb}</p>
        </div>
        {groups.map(({heading, group}) => (
          <nav key={group} aria-label={`All ${heading.toLowerCase()} services`}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.list}>
              {services
                .filter((service) => service.group === group)
                .map(({slug, permalink, label}) => (
                  <li key={slug}>
                    <Link to={permalink}>{label}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
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
          <nav aria-label="Company">
            <h2 className={styles.heading}>Company</h2>
            <ul className={styles.quickLinks}>
              {quickLinks.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className={styles.end}>
        <p>
          © <span data-now="year">{new Date().getFullYear()}</span> {site.company}
        </p>
        {/* On paper only. */}
        <p className={styles.webAddress}>
          {siteConfig.url.replace(/^https?:\/\//, '')}
          <span data-now="path">{pathname.replace(/\/$/, '')}</span>
        </p>
        <p className={styles.tagline}>
          {site.tagline.technology} {site.tagline.human}
        </p>
      </div>
    </footer>
  );
}
