import statusWords from 'virtual:waymark/status-words';

/**
 * Returns a link to the hours of a place, of which only notes tell.
 * @param path Path of the page of the place.
 */
export function hoursInWordsLink(path: string): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = `${path}#opening-hours`;
	link.textContent = statusWords.seeTable;
	return link;
}
