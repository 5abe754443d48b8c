/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Navbar.
 * Why: the original opens and closes its mobile menu with React state, and a page here has none.
 * What changed: one list of links for all widths, which is a native popover on phones; our look.
 * `themeConfig.navbar` is read as in the original: `title`, `logo`, `items`, `style` is not used.
 * Delete when: the original works without client-side React.
 */
import type {ComponentProps} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import Logo from '@theme/Navbar/Logo';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem from '@theme/NavbarItem';
import Button from '@site/src/components/Button';
import {EmailLink, PhoneLink} from '@site/src/components/links';
import Icon from '@site/src/components/Icon';
import {SearchButton, SearchDialog} from '@site/src/components/Search';
import {getStarted} from '@site/src/navigation';
import styles from './styles.module.css';

export default function Navbar() {
  // The item's own component checks it, as in the original.
  const items = useThemeConfig().navbar.items as ComponentProps<typeof NavbarItem>[];
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo />
        <nav aria-label="Main" id="menu" className={styles.menu} popover="auto">
          <ul className={styles.links}>
            {items.map((item, index) => (
              <li key={index}>
                <NavbarItem {...item} />
              </li>
            ))}
          </ul>
          <div className={styles.menuEnd}>
            <Button to={getStarted.to}>{getStarted.label}</Button>
            <PhoneLink />
            <EmailLink />
          </div>
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          <ColorModeToggle />
          <div className={styles.action}>
            <Button to={getStarted.to}>{getStarted.label}</Button>
          </div>
          <button type="button" className={styles.menuButton} popoverTarget="menu">
            <span>
              <span>Menu</span> <Icon name="menu" />
            </span>
            <span>
              <span>Close</span> <Icon name="close" />
            </span>
          </button>
        </div>
      </div>
      <SearchDialog />
    </header>
  );
}
