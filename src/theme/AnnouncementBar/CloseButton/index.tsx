/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, AnnouncementBar/CloseButton.
 * Why: the original closes the bar with React state, and a page here has none.
 * What changed: a plain button; src/frame/announcement.ts answers its clicks and remembers them, as the original does.
 * Delete when: the original works without client-side React.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import Icon from '@site/src/components/Icon';
import ToolButton from '@site/src/components/ToolButton';

export default function AnnouncementBarCloseButton({className}: Props) {
  const id = useThemeConfig().announcementBar?.id;
  return (
    <ToolButton aria-label="Close" className={className} data-announcement-close={id}>
      <Icon name="close" />
    </ToolButton>
  );
}
