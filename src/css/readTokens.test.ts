/** @jest-environment node */
import {readTokens} from './readTokens';

const css = `
:root {
  /* --site-old: red; */
  --site-page: light-dark(#ffffff, #000000);
  --site-veil: light-dark(rgb(0 0 0 / 20%), color-mix(in srgb, #fff 20%, #000));
  --site-font: 'Fira Sans',
    arial,  sans-serif;
}

@media print {
  :root {
    --site-page: transparent;
  }
}

:root {
  --site-late: 8px;
}
`;

it("takes its theme's side of each value, without comments and what print sets otherwise", () => {
  expect(readTokens('light', css)).toEqual({
    '--site-page': '#ffffff',
    '--site-veil': 'rgb(0 0 0 / 20%)',
    '--site-font': "'Fira Sans', arial, sans-serif",
    '--site-late': '8px',
  });
  expect(readTokens('dark', css)).toMatchObject({
    '--site-page': '#000000',
    '--site-veil': 'color-mix(in srgb, #fff 20%, #000)',
  });
});

it.each(['light-dark(#fff)', 'light-dark(#fff, #000, #888)', 'light-dark(, #000)'])(
  'refuses %s',
  (value) => {
    expect(() => readTokens('light', `:root { --site-page: ${value}; }`)).toThrow('--site-page');
  },
);
