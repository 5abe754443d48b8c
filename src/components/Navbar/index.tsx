/**
 * The bar: one list of links for all widths. On phones it is a native popover, which works without
 * scripts (src/client/menu.ts adds the rest).
 */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import Logo from '@site/src/components/Logo';
import {SearchButton} from '@site/src/components/Search';
import ToolButton from '@site/src/components/ToolButton';
import {getStarted, isCurrentSection, mainLinks} from '@site/src/navigation';
import {site} from '@site/src/site';
import styles from './styles.module.css';

export default function Navbar() {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = `/${pathname.slice(baseUrl.length)}`;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} aria-label={`${site.shortName} home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" id="menu" className={styles.menu} popover="auto" data-menu="">
          <ul className={styles.links}>
            {mainLinks.map(({label, to}) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-current={isCurrentSection(to, page) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.menuAction}>
            <Button to={getStarted.to}>{getStarted.label}</Button>
          </div>
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          <ToolButton
            aria-label="Dark theme"
            data-tooltip="Switch between light and dark"
            data-theme-toggle="">
            <Icon name="theme" />
          </ToolButton>
          <div className={styles.action}>
            <Button to={getStarted.to}>{getStarted.label}</Button>
          </div>
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget="menu"
            aria-controls="menu"
            aria-expanded="false"
            data-menu-button="">
            Menu <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
