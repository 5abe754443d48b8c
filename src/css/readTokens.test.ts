/** @jest-environment node */
import {readTokens} from './readTokens';

const css = `
:root {
  /* --site-old: red; */
  --site-page: light-dark(#ffffff, #000000);
  --site-font: 'Fira Sans',
    arial,  sans-serif;
}

@media print {
  :root {
    --site-page: transparent;
  }
}
`;

it("takes its theme's side of each value, without comments and what print sets otherwise", () => {
  const font = {'--site-font': "'Fira Sans', arial, sans-serif"};
  expect(readTokens('light', css)).toEqual({'--site-page': '#ffffff', ...font});
  expect(readTokens('dark', css)).toEqual({'--site-page': '#000000', ...font});
});

it.each(['light-dark(#fff)', 'light-dark(#fff, #000, #888)', 'light-dark(, #000)'])(
  'refuses %s',
  (value) => {
    expect(() => readTokens('light', `:root { --site-page: ${value}; }`)).toThrow('--site-page');
  },
);
