import siteConfig from './siteConfig';

/** Fake: the theme's settings. The function for code blocks is the framework's own. */
export const useThemeConfig = () => siteConfig.themeConfig;
export {createCodeBlockMetadata} from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils.js';
