/** What an imported font, picture or drawing becomes in a unit test: an address. */
export default '/static-file';
