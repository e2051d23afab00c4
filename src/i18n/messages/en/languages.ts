/** Words of a guide of several languages. */
export const languages = {
	/** Names the links to these. */
	label: 'Languages',
	/** Follows the name of a language that lacks a page: its link leads to one above. */
	overview: 'overview',
	/** @param language Its name in the language of the interface. */
	textIn: (language: string) => `This text is in another language: ${language}.`,
	/** Offers the page in this language to whoever prefers it. @param language Its own name. */
	offer: (language: string) => `This page is available in ${language}.`,
	close: 'Close',
};
