/** Name of the file beside a page that holds its structured data, for machines that want nothing else. */
export const twinFile = 'index.jsonld';
