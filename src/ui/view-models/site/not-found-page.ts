import type { Link } from './link.ts';
import type { PageContext } from './page-context.ts';
import { pageFrame, type PageFrame } from './page-frame.ts';
import { searchOffer } from '../explore/search-offer.ts';

export interface NotFoundPage {
	frame: PageFrame;
	heading: string;
	explanation: string;
	/** Link to a search for the words of the address, and its text: `{query}` is put in. */
	search: { search: string; words: string };
	advice: string;
	links: readonly Link[];
}

export function notFoundPage(context: PageContext): NotFoundPage {
	const { messages, routes } = context;
	const words = messages.pages;
	const { canonical: _, ...frame } = pageFrame(context, {
		heading: words.notFoundTitle,
		description: words.notFoundExplanation,
		path: routes.home(),
		isIndexable: false,
	});
	return {
		frame,
		heading: words.notFoundTitle,
		explanation: words.notFoundExplanation,
		search: { search: routes.search(), words: searchOffer(context) },
		advice: words.notFoundAdvice,
		links: notFoundLinks(context),
	};
}

/** Returns links to where visitors may look for what is missing at an address. */
export function notFoundLinks({ messages, routes }: PageContext): Link[] {
	const words = messages.pages;
	return [
		{ href: routes.home(), label: words.home },
		{ href: routes.places(), label: words.allPlaces },
		{ href: routes.categories(), label: words.categories },
		{ href: routes.events(), label: words.events },
	];
}
