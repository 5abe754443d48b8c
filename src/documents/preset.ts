import path from 'node:path';
import type {LoadContext, Preset} from '@docusaurus/types';
import type {DocumentsOptions} from './index';

/**
 * The documents as a preset. Docusaurus starts the `postBuild` steps of all plugins in their order, presets first,
 * and the documents have to be before those they wait for.
 */
export default function documentsPreset(_context: LoadContext, options: DocumentsOptions): Preset {
  return {plugins: [[path.join(__dirname, 'index.ts'), options]]};
}
