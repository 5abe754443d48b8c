/** A placeholder, such as `{{company}}`. */
const pattern = /\{\{\s*([^{}\n]*?)\s*\}\}/g;

/** Replaces placeholders such as `{{count}}` with their values. One without a value stays as it is. */
export const fillIn = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string => text.replace(pattern, (written, name: string) => String(values[name] ?? written));
