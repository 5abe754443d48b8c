/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Navbar/ColorModeToggle.
 * Why: the original changes the mode with React state, and a page here has none.
 * What changed: a plain button; the inline script in src/frame/colorMode.ts answers its clicks.
 * Hidden by `themeConfig.colorMode.disableSwitch`, as the original is.
 * Delete when: the original works without client-side React.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import Icon from '@site/src/components/Icon';
import ToolButton from '@site/src/components/ToolButton';

export default function NavbarColorModeToggle() {
  if (useThemeConfig().colorMode.disableSwitch) return null;
  return (
    <ToolButton
      aria-label="Dark theme"
      data-tooltip="Switch between light and dark"
      data-color-mode-toggle="">
      <Icon name="theme" />
    </ToolButton>
  );
}
