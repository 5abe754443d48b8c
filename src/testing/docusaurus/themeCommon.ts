import siteConfig from './siteConfig';

/** Fake: the theme's settings; what reads blocks of code is the framework's own. */
export const useThemeConfig = () => siteConfig.themeConfig;
export {createCodeBlockMetadata} from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils.js';
