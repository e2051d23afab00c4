/**
 * Parts short words or links that share a line, with the room of two spaces on either side: lines
 * break after it.
 */
export const wordSeparator = '\u00a0\u00a0·\u00a0 ';
