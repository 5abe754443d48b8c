/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, NavbarItem/DefaultNavbarItem.
 * Why: the bar has one list for all widths, so an item has no mobile twin.
 * What changed: our class; `activeClassName` and `mobile` are not used, the current page has `aria-current`.
 * Delete when: never.
 */
import NavbarNavLink, {type Props} from '@theme/NavbarItem/NavbarNavLink';
import styles from '@site/src/theme/Navbar/styles.module.css';

export default function DefaultNavbarItem({
  position: _position,
  mobile: _mobile,
  ...props
}: Props & {position?: string; mobile?: boolean}) {
  return <NavbarNavLink {...props} className={styles.link} activeClassName="" />;
}
