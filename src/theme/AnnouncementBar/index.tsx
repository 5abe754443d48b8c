/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, AnnouncementBar.
 * Why: the original is a second `banner`, a landmark that a page has once, and closes with React state.
 * What changed: a labelled section with our styles; src/frame/announcement.ts answers clicks on its button and
 * remembers them, as the original does.
 * Delete when: the original is no `banner` and works without client-side React.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import Content from '@theme/AnnouncementBar/Content';
import Icon from '@site/src/components/Icon';
import Button from '@site/src/components/Button';
import styles from './styles.module.css';

export default function AnnouncementBar() {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  const {id, backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <section
      aria-label="Announcement"
      className={`beside spread ${styles.announcement}`}
      // A color of the owner's is the same in both themes, and so is the ink on it.
      style={{backgroundColor, color: textColor, colorScheme: backgroundColor && 'light'}}
      data-screen>
      <Content />
      {isCloseable && (
        <Button kind="tool" aria-label="Close" data-announcement-close={id}>
          <Icon name="close" />
        </Button>
      )}
    </section>
  );
}
