import type {Document} from 'yaml';

/** The values of a document that was parsed with the schema `failsafe`, as code that imports the file gets them. */
export function valuesOf(document: Document): unknown;

/** The bundler's rule for YAML, and what it takes instead of this file. */
export const rule: object;
export const alias: Record<string, false>;
