import type { SavedOrder } from '../../../outputs/saved/saved-order.ts';
import type { SavedPageWords } from '../../../outputs/saved/saved-page-words.ts';
import { eventTableAddress } from './explored-events.ts';
import { placeTableAddress } from './explored-places.ts';
import type { Link } from '../site/link.ts';
import { creditsOfAnything } from '../site/all-credits.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';

/** Describes the page of what a visitor has saved: what its script needs. */
export interface SavedPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	/** `SavedPageWords` as JSON. */
	words: string;
	/** Addresses of the files of all places and events. */
	places: string;
	events: string;
	orders: readonly { order: SavedOrder; label: string }[];
	/** Where there is something to save. */
	links: readonly Link[];
}

export function savedPage(context: PageContext): SavedPage {
	const { guide, messages, routes, site } = context;
	const { browser, heading, introduction, nextFirst, ownOrder } = messages.saved;
	const { free, locating, positionDenied, positionUnknown } = messages.explore.browser;
	const words: SavedPageWords = {
		...browser,
		free,
		locating,
		positionDenied,
		positionUnknown,
		over: messages.events.card.over,
		datesToBeConfirmed: messages.events.datesToBeConfirmed,
	};
	return {
		frame: pageFrame(context, {
			heading,
			description: introduction(site.name),
			path: routes.saved(),
			...creditsOfAnything(context),
			isIndexable: false,
		}),
		heading,
		introduction: introduction(site.name),
		words: JSON.stringify(words),
		places: placeTableAddress(context),
		events: eventTableAddress(context),
		orders: [
			{ order: 'own', label: ownOrder },
			{ order: 'distance', label: messages.explore.orders.distance },
			{ order: 'next', label: nextFirst },
		],
		links: [
			{ href: routes.explore(), label: messages.explore.heading },
			...(guide.events.length > 0 ? [{ href: routes.events(), label: messages.pages.events }] : []),
		],
	};
}
