import {readFileSync} from 'node:fs';

/** A text in a library's own code, which it puts into a `<style>` while the page runs. */
function styleOf(file: string, pattern: RegExp): string {
  const text = pattern.exec(readFileSync(require.resolve(file), 'utf8'))?.[1];
  if (text === undefined) {
    throw new Error(
      `${file} has changed how it writes its styles. Compare src/islands/ContactForm/libraryStyles.ts before you use this version.`,
    );
  }
  return text;
}

/**
 * The styles that toasts and the select's list write into the page when they are first used, for the security
 * policy of the pages with this island. Sonner adds an empty element and fills it afterwards, and the browser asks
 * for both.
 */
export function libraryStyles(): string[] {
  const toasts = styleOf('sonner', /^__insertCSS\((".*")\);?$/m);
  const list = styleOf(
    '@radix-ui/react-select',
    /__html: `(\[data-radix-select-viewport\][^`$]*)`/,
  );
  return ['', JSON.parse(toasts) as string, list];
}
