/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, NavbarItem/DropdownNavbarItem.
 * Why: the original opens with React state, which a document doesn't have.
 * What changed: a native `<details>` at all widths.
 * Delete when: the original works without client-side React.
 */
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import styles from '@site/src/theme/Navbar/styles.module.css';

type DropdownProps = {label?: string; items: readonly LinkLikeNavbarItemProps[]};

export default function DropdownNavbarItem({label, items}: DropdownProps) {
  return (
    <details className={styles.dropdown} name="navbar">
      <summary>{label}</summary>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <NavbarItem {...item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
