/**
 * The form of the index's files, which the build writes and the browser reads. All stand in a folder
 * named after their content, so that a page never mixes two indexes while the site is being replaced.
 */

/** `index.json`, the one file with a fixed name. */
export type Entry = {
  /** Folder of the other files. */
  version: string;
  /** How many pages there are; services come first. */
  pages: number;
  services: number;
  /** The first key of each part of the index, in alphabetical order. */
  parts: string[];
};

/**
 * A part of the index: for each word, and each two words that stand together (their stems with a space
 * between), the pages that have it, as pairs of a step to the next page and a value from `packValue`.
 */
export type Part = Record<string, number[]>;

/** A page: its names, and its sections as address, heading and text. */
export type PageFile = {
  url: string;
  title: string;
  description: string;
  kind: 'Services' | 'Articles' | 'Pages';
  tone: 'technology' | 'behavioral' | 'both';
  sections: [id: string, heading: string, text: string][];
};

/** The fields beside the text, one bit each. */
export const fieldNames = ['title', 'description', 'terms'] as const;

/** The steps in which the index keeps how much a text is about a word; 1 would be the average. */
const steps = 6;

/** How much a page is about a word, and which fields have it, as one small number. */
export const packValue = (weight: number, fields: number): number =>
  Math.round(weight * steps) * 8 + fields;

/** Undoes `packValue`. */
export const unpackValue = (value: number): {weight: number; fields: string[]} => ({
  weight: (value >> 3) / steps,
  fields: fieldNames.filter((_, bit) => value & (1 << bit)),
});
