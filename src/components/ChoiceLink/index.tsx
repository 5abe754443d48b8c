import Link, {type Props} from '@docusaurus/Link';
import styles from './styles.module.css';

/** One of several links in a row, such as categories or page numbers. `aria-current` marks the current one. */
export default function ChoiceLink(props: Omit<Props, 'className'>) {
  return <Link {...props} className={styles.choice} />;
}
