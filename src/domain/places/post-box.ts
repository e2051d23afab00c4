import { lexicons } from '../../i18n/lexicons/lexicons.ts';

const words = lexicons.flatMap(({ postBox = [] }) => postBox.map(lettersOf));
const postBox = new RegExp(String.raw`^(?:${words.join('|')})\d+$`, 'u');

/** Returns whether a line is nothing but a post box and its number, in any language. */
export function isPostBox(line: string): boolean {
	return postBox.test(lettersOf(line));
}

function lettersOf(text: string): string {
	return text
		.normalize()
		.toLowerCase()
		.replace(/[\s.]+/g, '');
}
