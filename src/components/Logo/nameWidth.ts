/** The approximate width of text in the logo's typeface, in ems, with the letter spacing of WCAG 1.4.12. */
const widthOf = (text: string) => 0.66 * text.length + 0.19 * (text.match(/\p{Lu}/gu)?.length ?? 0);

/** The width a name needs on two lines, in ems, from which its font size is derived. */
export function nameWidth(name: string): number {
  const words = name.split(/(?<=[\s-])/);
  const widths = words.map((_, index) =>
    Math.max(...[words.slice(0, index), words.slice(index)].map((line) => widthOf(line.join('')))),
  );
  return Math.min(...widths);
}
