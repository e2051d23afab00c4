import type { StatusWords } from '../../i18n/messages/browser-words.ts';

/**
 * A link to the hours of a place, of which only notes tell.
 * @param path Of the page of the place.
 */
export function hoursInWordsLink(path: string, { inWords }: StatusWords): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = `${path}#opening-hours`;
	link.textContent = inWords;
	return link;
}
