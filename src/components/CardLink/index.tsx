import Link, {type Props} from '@docusaurus/Link';
import styles from './styles.module.css';

/** The one link of a card, whose whole surface it covers; the card is `position: relative`. */
export default function CardLink(props: Omit<Props, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
