import Link, {type Props} from '@docusaurus/Link';
import styles from './styles.module.css';

/** One of several links beside each other, such as a category or a page of a list; `aria-current` marks the present one. */
export default function ChoiceLink(props: Omit<Props, 'className'>) {
  return <Link {...props} className={styles.choice} />;
}
