import type { SavedFileWords } from '../../../i18n/messages/browser-words.ts';
import type { SavedOrder } from '../../../outputs/saved/saved-order.ts';
import type { SavedPageWords } from '../../../outputs/saved/saved-page-words.ts';
import { eventTableAddress } from './explored-events.ts';
import { placeTableAddress } from './explored-places.ts';
import { type MapViewModel, mapView } from './map-view.ts';
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
	/** `undefined` where no place has coordinates. */
	map: MapViewModel | undefined;
	files: SavedFiles;
	/** Leads to what the browser keeps for when there is no network. */
	kept: Link | undefined;
	/** Links where there is something to save. */
	links: readonly Link[];
}

/** Holds what files of a list are made of; a file that the guide lacks has no address. */
export interface SavedFiles {
	/** Name of the list in the files. */
	name: string;
	/** Addresses of the GeoJSON of all places and all events, and of the calendar of all events. */
	placeFile: string | undefined;
	eventFile: string | undefined;
	calendar: string | undefined;
	/** Address of the file of all events, as of `SavedPage`. */
	eventTable: string;
	/** `SavedFileWords` as JSON. */
	words: string;
}

export function savedPage(context: PageContext): SavedPage {
	const { guide, messages, routes, site } = context;
	const { browser, heading, introduction, nextFirst, ownOrder } = messages.saved;
	const { free, locating, positionDenied, positionUnknown } = messages.explore.browser;
	const { times, timesUntilNextDay } = messages.openingHours;
	const words: SavedPageWords = {
		...browser,
		times,
		timesUntilNextDay,
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
		map: mapView(context),
		files: savedFiles(context),
		kept: site.offline ? { href: routes.offline(), label: messages.offline.keptPages } : undefined,
		links: [
			{ href: routes.explore(), label: messages.explore.heading },
			...(guide.events.length > 0 ? [{ href: routes.events(), label: messages.pages.events }] : []),
		],
	};
}

function savedFiles(context: PageContext): SavedFiles {
	const { guide, messages, routes, site } = context;
	const words: SavedFileWords = {
		...messages.saved.fileWords,
		fileFailed: messages.whatsOn.browser.fileFailed,
	};
	const hasEvents = guide.listedEvents.length > 0;
	return {
		name: `${messages.saved.heading}, ${site.name}`,
		placeFile: guide.listedPlaces.length > 0 ? routes.placesFile('geojson') : undefined,
		eventFile: hasEvents ? routes.eventsFile('geojson') : undefined,
		calendar: hasEvents ? routes.eventsFeed() : undefined,
		eventTable: eventTableAddress(context),
		words: JSON.stringify(words),
	};
}
