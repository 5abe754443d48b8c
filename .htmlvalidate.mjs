/**
 * What counts as valid HTML: all that html-validate recommends for whole documents and for
 * accessibility, but for the rules below. Each says why it is off; none of them is about validity.
 */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // HTML as the minifier and the serializer write it, read by browsers as the same document.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-raw-characters': ['error', {relaxed: true}],
    'void-style': 'off',
    // The theme's own skip link stands in a region.
    'prefer-native-element': ['error', {exclude: ['region']}],
    // The minifier leaves out the tag; browsers put the body there by themselves.
    'prefer-tbody': 'off',
    // HTML allows any letter or sign at the start of an id; the rule's stricter form is that of HTML 4.
    'valid-id': ['error', {relaxed: true}],
    // Every script and style comes from the page's own host (the security policy refuses others): whoever could change
    // a file there could change its hash in the page as well. The analytics service's may change its script at any time.
    'require-sri': 'off',
    // ARIA lets every heading be named: by its words alone, without the link that stands behind them.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // A page's own words come first; what a list of results cuts off is the company's name, of any length.
    'long-title': 'off',
    // A telephone number is kept on one line by the stylesheet, where copying it gives plain signs.
    'tel-non-breaking': 'off',
  },
};
