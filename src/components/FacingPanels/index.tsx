import Button from '@site/src/components/Button';
import Drawing from '@site/src/components/Drawing';
import Label from '@site/src/components/Label';
import type {Action} from '@site/src/content/types';
import styles from './styles.module.css';

type Panel = {
  tone: 'technology' | 'behavioral';
  label: string;
  title: string;
  text: string;
  action: Action;
};

type FacingPanelsProps = {
  heading: string;
  intro: string;
  /** The two panels, technology first. */
  items: readonly Panel[];
};

/** Two panels side by side, one per service line, with one drawing across both that bends at the seam. */
export default function FacingPanels({heading, intro, items}: FacingPanelsProps) {
  return (
    <section>
      <header className={styles.header}>
        <h2>{heading}</h2>
        <p className="lede">{intro}</p>
      </header>
      <div className={styles.panels}>
        {items.map(({tone, label, title, text, action}) => (
          <div key={tone} className={`dark stack ${styles.panel}`} data-tone={tone}>
            <Label tone={tone}>{label}</Label>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Button to={action.to} kind="quiet">
              {action.label}
            </Button>
          </div>
        ))}
        <div className={styles.art}>
          <Drawing name="home-seam" narrow="home-seam-small" />
        </div>
      </div>
    </section>
  );
}
