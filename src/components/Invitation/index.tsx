import Button from '@site/src/components/Button';
import {EmailLink} from '@site/src/components/ContactLink';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

type InvitationProps = {
  heading: string;
  text: string;
  action: Action;
};

/** The invitation to write to the behavioral team, in the last cell of its cards. */
export default function Invitation({heading, text, action}: InvitationProps) {
  return (
    <div className={styles.invitation}>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.text}>{text}</p>
      <Button to={action.to} kind="behavioral">
        {action.label}
      </Button>
      <p className={styles.address}>
        <EmailLink mailbox="behavioral" />
      </p>
    </div>
  );
}
