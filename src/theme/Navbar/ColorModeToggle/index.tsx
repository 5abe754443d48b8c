/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Navbar/ColorModeToggle.
 * Why: the original changes the mode with React state, and a page here has none.
 * What changed: a plain button; the inline script in src/frame/colorMode.ts answers its clicks.
 * Hidden by `themeConfig.colorMode.disableSwitch`, as the original is.
 * Delete when: the original works without client-side React.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import Icon from '@site/src/components/Icon';
import Button from '@site/src/components/Button';

export default function NavbarColorModeToggle() {
  if (useThemeConfig().colorMode.disableSwitch) return null;
  return (
    <Button
      kind="tool"
      aria-label="Dark theme"
      data-tooltip="Switch between light and dark"
      data-color-mode-toggle="">
      <Icon name="theme" />
    </Button>
  );
}
