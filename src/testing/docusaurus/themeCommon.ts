import siteConfig from './siteConfig';

/** Fake: the theme's configuration; only code blocks use the framework's own parser. */
export const useThemeConfig = () => siteConfig.themeConfig;
export {createCodeBlockMetadata} from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils.js';
