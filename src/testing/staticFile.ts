/** Stands in for an imported font or image: its URL. */
export default '/static-file';
