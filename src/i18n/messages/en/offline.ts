import type { OfflineWords, TakeAlongWords } from '../offline-words.ts';

const browser: OfflineWords = { newer: 'This page has new content.', show: 'Show it' };

const takeAlong: TakeAlongWords = {
	offer: '{pages} pages, about {size}. They can then be opened without a network.',
	littleRoom: 'This browser has about {size} of room left: that may not be enough.',
	progress: '{count} of {pages}',
	done: '{count} of {pages} pages are kept, and open without a network.',
	some: '{count} could not be had: please try again later.',
	full: 'This browser has no room left: {count} of {pages} pages are kept.',
	stopped: 'Stopped: {count} of {pages} pages are kept.',
	removed: 'The pages are no longer kept.',
	failed: 'The list of pages could not be loaded. Please try again later.',
};

/** Words of what browsers keep for when there is no network. */
export const offline = {
	browser,
	heading: 'Without a network',
	keptPages: 'Pages kept for when there is no network',
	taken: 'Taken along',
	takeAlong: {
		ask: 'Use this destination offline',
		start: 'Keep these pages',
		stop: 'Stop',
		remove: 'Remove these pages',
		close: 'Not now',
		keeping: 'Pages kept',
		browser: takeAlong,
	},
	introduction: (guide: string) =>
		`Without a network, ${guide} can show the pages that this browser keeps: those you have saved, those you have seen, and the overviews.`,
	seen: 'Pages you have seen',
	overviews: 'Overviews',
	none: 'This browser keeps no pages of this guide yet. It keeps those you look at.',
	withoutScript: 'Keeping pages needs JavaScript, which this browser does not run.',
};

export type OfflineMessages = typeof offline;
