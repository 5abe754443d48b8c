import Button from '@site/src/components/Button';
import Drawing from '@site/src/components/Drawing';
import Label from '@site/src/components/Label';
import {home} from '@site/src/data/home';
import styles from './styles.module.css';

/** Two panels side by side, one per service line, with one drawing across both that bends at the seam. */
export default function FacingPanels() {
  const {heading, intro, items} = home.approach;
  return (
    <section>
      <header className={`band ${styles.header}`}>
        <h2>{heading}</h2>
        <p className="lede">{intro}</p>
      </header>
      <div className={styles.panels}>
        {items.map(({tone, label, title, text, action}) => (
          <div key={tone} className={`dark stack ${styles.panel}`} data-tone={tone}>
            <Label tone={tone}>{label}</Label>
            <h3>{title}</h3>
            <p>{text}</p>
            <Button {...action} kind="quiet" />
          </div>
        ))}
        <div className={styles.art}>
          <Drawing name="home-seam" narrow="home-seam-small" />
        </div>
      </div>
    </section>
  );
}
