/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Navbar.
 * Why: the original opens and closes its mobile menu with React state, which a document doesn't have.
 * What changed: one list of links for all widths, which is a native popover on phones; the mark is inline SVG;
 * src/frame/inline.ts handles clicks on the color mode button. `themeConfig.navbar` and `colorMode` work as in the
 * original, except for `style`.
 * Delete when: the original works without client-side React.
 */
import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import StockLogo from '@theme/Logo';
import NavbarItem from '@theme/NavbarItem';
import Button from '@site/src/components/Button';
import {PhoneLink, ServiceRow} from '@site/src/components/links';
import {DoorLinks} from '@site/src/components/Doors';
import Icon from '@site/src/components/Icon';
import Label from '@site/src/components/Label';
import Logo from '@site/src/components/Logo';
import {useServices} from '@site/src/content';
import SearchDialog from '@site/src/search/Dialog';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {getStarted} from '@site/src/navigation';
import styles from './styles.module.css';

const copy = fill(words.search);
const frame = fill(words.frame);
const services = fill(words.services);
const doors = fill(words.doors);

export default function Navbar() {
  // The item's component validates it, as in the original.
  const {navbar, colorMode} = useThemeConfig();
  const all = navbar.items as ComponentProps<typeof NavbarItem>[];
  // Search is always among the tools, whether the configuration lists it or not.
  const items = all.filter(({type}) => type !== 'search');
  return (
    // The theme's own components, such as TOCInline, measure the height of ".navbar".
    <header className={`navbar ${styles.bar}`}>
      <div className={`beside spread ${styles.inner}`}>
        <div className={styles.room}>
          {navbar.logo ? (
            <StockLogo className={`beside ${styles.brand}`} imageClassName={styles.picture} />
          ) : (
            <Link to="/" className={`beside ${styles.brand}`} aria-label={`${navbar.title} home`}>
              <Logo name={navbar.title} />
            </Link>
          )}
        </div>
        <nav aria-label="Main" id="menu" className={styles.menu} popover="auto" data-screen>
          <ul className={`tiles ${styles.links}`}>
            {items.map((item, index) => (
              <li key={index} className={item.type === 'html' ? 'beside fine' : undefined}>
                <NavbarItem {...item} />
                {'to' in item && item.to === services.viewAll.to && (
                  <button
                    type="button"
                    className={`desktop-up ${styles.panelButton}`}
                    aria-label={frame.services}
                    data-tooltip={frame.services}
                    popoverTarget="services-panel">
                    <Icon name="chevron" />
                  </button>
                )}
              </li>
            ))}
          </ul>
          <ServicesPanel />
          <div className={`cluster ${styles.menuEnd}`}>
            <Button {...getStarted} />
            <PhoneLink />
          </div>
        </nav>
        <div className={`beside ${styles.tools}`} data-screen>
          <Button
            kind="tool"
            aria-label={copy.button}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            data-tooltip={copy.tooltip}
            popoverTarget="search">
            <Icon name="search" />
          </Button>
          {!colorMode.disableSwitch && (
            <Button
              kind="tool"
              aria-label={frame.theme}
              data-tooltip={frame.themeTooltip}
              data-color-mode-toggle="">
              <Icon name="theme" />
            </Button>
          )}
          <div className={styles.action}>
            <Button {...getStarted} />
          </div>
          <button type="button" className={styles.menuButton} popoverTarget="menu">
            <span className="beside">
              <span>{frame.menu}</span> <Icon name="menu" />
            </span>
            <span className="beside">
              <span>{frame.close}</span> <Icon name="close" />
            </span>
          </button>
        </div>
      </div>
      <SearchDialog />
    </header>
  );
}

/** Links to every service and for each kind of reader: a popover below the bar, or part of the menu on phones. */
function ServicesPanel() {
  const all = useServices();
  return (
    <div id="services-panel" popover="auto" className={`columns ${styles.panel}`}>
      <div>
        <p className="overline">{doors.heading}</p>
        <DoorLinks />
      </div>
      {(['technology', 'behavioral'] as const).map((line) => (
        <div key={line}>
          <Label tone={line}>{services[line].label}</Label>
          <ul>
            {all
              .filter(({group}) => group === line)
              .map((service) => (
                <ServiceRow key={service.slug} service={service} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
