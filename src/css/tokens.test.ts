/** @jest-environment node */
import {readTokens, type Theme} from './readTokens';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = [
  'page',
  'raised',
  'raised-behavioral',
  'tint',
  'tint-technology',
  'tint-behavioral',
];
const panels = ['panel-technology', 'panel-behavioral'];
const darkBands = ['inverse', 'footer'];

/** The minimum contrast ratio of colors on backgrounds. */
const promises: [what: string, ratio: number, colors: string[], grounds: string[]][] = [
  ['body text', 7, ['text', 'text-muted'], grounds],
  ['body text on panels', 7, ['on-panel'], panels],
  ['body text on dark bands', 7, ['on-panel', 'on-inverse-muted'], darkBands],
  ['small text on panels', 4.5, ['on-panel-muted'], panels],
  ['labels and messages', 4.5, ['technology', 'behavioral', 'both', 'error', 'success'], grounds],
  ['links', 4.5, ['action'], grounds],
  ['marked and selected text', 4.5, ['text', 'text-muted', 'action'], ['mark']],
  ['the label of a main button', 4.5, ['on-action'], ['action']],
  ['the label of a brand button', 4.5, ['on-brand'], ['brand']],
  ['the label of a behavioral button', 4.5, ['on-action'], ['behavioral']],
  ['the focus ring', 3, ['focus'], grounds],
  ['the focus ring on dark backgrounds', 3, ['focus-on-dark'], [...panels, ...darkBands]],
  ['the border of a field', 3, ['text-muted'], ['tint', 'page', 'raised']],
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const tokens = readTokens(theme);
  const color = (name: string) => {
    const value = tokens[`--site-color-${name}`] ?? '';
    expect(value).toMatch(/^#[\da-f]{6}$/);
    return value;
  };

  it.each(promises)('%s has a contrast of %d:1', (_what, ratio, colors, on) => {
    const pairs = colors.flatMap((name) => on.map((ground) => [name, ground] as const));
    const tooFaint = pairs.filter(([name, ground]) => contrast(color(name), color(ground)) < ratio);
    expect(tooFaint).toEqual([]);
  });
});
