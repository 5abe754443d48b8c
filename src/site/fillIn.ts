/** A name between two braces, as in `{{company}}`. */
const pattern = /\{\{\s*([^{}\n]*?)\s*\}\}/g;

/** Fills values into a text by their names: `{{count}} results`. A name without a value stays as it is. */
export const fillIn = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string => text.replace(pattern, (written, name: string) => String(values[name] ?? written));
