/** About how wide a text is in the logo's face, in ems, with the wider letters a visitor may set (WCAG 1.4.12). */
const widthOf = (text: string) => 0.66 * text.length + 0.19 * (text.match(/\p{Lu}/gu)?.length ?? 0);

/** The room that a name needs on two lines, in ems: what the size of its letters follows from. */
export function nameWidth(name: string): number {
  const words = name.split(/(?<=[\s-])/);
  const widths = words.map((_, index) =>
    Math.max(...[words.slice(0, index), words.slice(index)].map((line) => widthOf(line.join('')))),
  );
  return Math.min(...widths);
}
