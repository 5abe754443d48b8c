/**
 * The styles of all components, for the client's compilation, which makes the site's stylesheet of them.
 * Its script is loaded by nobody.
 */
import '@generated/client-modules';

/** The bundlers' way to import all files of a folder. */
declare const require: {context: (folder: string, isDeep: boolean, files: RegExp) => unknown};

require.context('..', true, /\.module\.css$/);
