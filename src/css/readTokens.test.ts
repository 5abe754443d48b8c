/** @jest-environment node */
import {readTokens} from './readTokens';

const css = `
:root {
  color-scheme: light dark;
  /* --site-old: red; */
  --site-page: light-dark(#ffffff, #000000);
  --site-veil: light-dark(rgb(0 0 0 / 20%), color-mix(in srgb, #fff 20%, #000));
  --site-font: 'Fira Sans',
    arial,  sans-serif;
  --site-size: clamp(1rem, 2vw, 3rem);
}

@media print {
  :root,
  [data-theme] {
    --site-page: transparent;
  }

  html {
    font-size: 68%;
  }
}

:root {
  --site-late: 8px;
}
`;

describe('readTokens', () => {
  it('takes the side of its theme', () => {
    expect(readTokens('light', css)['--site-page']).toBe('#ffffff');
    expect(readTokens('dark', css)['--site-page']).toBe('#000000');
  });

  it('keeps the commas inside a color where they are', () => {
    expect(readTokens('light', css)['--site-veil']).toBe('rgb(0 0 0 / 20%)');
    expect(readTokens('dark', css)['--site-veil']).toBe('color-mix(in srgb, #fff 20%, #000)');
  });

  it('gives values without sides to both themes, on one line', () => {
    for (const theme of ['light', 'dark'] as const) {
      expect(readTokens(theme, css)).toMatchObject({
        '--site-font': "'Fira Sans', arial, sans-serif",
        '--site-size': 'clamp(1rem, 2vw, 3rem)',
        '--site-late': '8px',
      });
    }
  });

  it('sees neither comments nor what print sets otherwise', () => {
    expect(Object.keys(readTokens('light', css))).toEqual([
      '--site-page',
      '--site-veil',
      '--site-font',
      '--site-size',
      '--site-late',
    ]);
  });

  it.each(['light-dark(#fff)', 'light-dark(#fff, #000, #888)', 'light-dark(, #000)'])(
    'refuses %s',
    (value) => {
      expect(() => readTokens('light', `:root { --site-page: ${value}; }`)).toThrow('--site-page');
    },
  );

  it("reads the site's own tokens by default", () => {
    expect(readTokens('light')['--site-color-page']).toMatch(/^#/);
    expect(readTokens('dark')['--site-color-page']).not.toBe(
      readTokens('light')['--site-color-page'],
    );
  });
});
