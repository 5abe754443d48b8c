/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, AnnouncementBar.
 * Why: the original is a second `banner`, a landmark that a page has once, and lower than its close button.
 * What changed: a labelled section with our styles.
 * Delete when: the original is no `banner`.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBar() {
  const {announcementBar} = useThemeConfig();
  const {isActive} = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <section
      aria-label="Announcement"
      className={styles.announcement}
      style={{backgroundColor, color: textColor}}>
      <Content className={styles.words} />
      {isCloseable && <CloseButton className={styles.close} />}
    </section>
  );
}
