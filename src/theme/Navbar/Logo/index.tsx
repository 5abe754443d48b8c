/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Navbar/Logo.
 * Why: the company's mark is drawn in the page, so that it follows the theme and needs no request.
 * What changed: without `themeConfig.navbar.logo` the drawn logo; with it, the picture it names, as in the original.
 * Delete when: never.
 */
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import StockLogo from '@theme/Logo';
import Logo from '@site/src/components/Logo';
import styles from '../styles.module.css';

export default function NavbarLogo() {
  const {title, logo} = useThemeConfig().navbar;
  return logo ? (
    <StockLogo className={styles.brand} imageClassName={styles.picture} />
  ) : (
    <Link to="/" className={styles.brand} aria-label={`${title} home`}>
      <Logo name={title} />
    </Link>
  );
}
