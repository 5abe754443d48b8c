/** Stands for the social cards plugin's `version.json`. */
export default {version: 'test'};
