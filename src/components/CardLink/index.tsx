import Link, {type Props} from '@docusaurus/Link';
import styles from './styles.module.css';

/** The link of a card. Its click area covers the whole card, which must be `position: relative`. */
export default function CardLink(props: Omit<Props, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
