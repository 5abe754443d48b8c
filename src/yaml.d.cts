import type {Document} from 'yaml';

/** A file as code that imports it gets it. */
export function parse(text: string): unknown;

/** The same, of what was parsed with the schema `failsafe`. */
export function valuesOf(document: Document): unknown;

/** The bundler's rule for YAML, and what it takes instead of this file. */
export const rule: object;
export const alias: Record<string, false>;
