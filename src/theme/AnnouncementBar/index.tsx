/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, AnnouncementBar.
 * Why: the original is a second `banner` landmark, of which a page may have only one, and closes with React state.
 * What changed: a labeled section with our styles; src/frame/announcement.ts handles clicks on its button and stores
 * that it was closed, as the original does.
 * Delete when: the original isn't a `banner` and works without client-side React.
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
      // The owner's background color is the same in both color modes, so the text color is too.
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
