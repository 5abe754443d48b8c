/** The URL that an imported font, picture, or drawing becomes in unit tests. */
export default '/static-file';
