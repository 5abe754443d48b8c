import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type EditLinkProps = {
  /** Address of the page's file at the code host; nothing where no repository is set. */
  to: string | null | undefined;
};

/** Leads from an article or a service to its file, ready to be edited in the browser. */
export default function EditLink({to}: EditLinkProps) {
  return (
    to && (
      <p className={styles.edit} data-frame data-screen>
        <Link to={to} rel="nofollow">
          Edit this page
        </Link>
      </p>
    )
  );
}
