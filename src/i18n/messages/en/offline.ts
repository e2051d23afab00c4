import type { OfflineWords } from '../browser-words.ts';

const browser: OfflineWords = { newer: 'This page has new content.', show: 'Show it' };

/** Words of what browsers keep for when there is no network. */
export const offline = {
	browser,
	heading: 'Without a network',
	keptPages: 'Pages kept for when there is no network',
	introduction: (guide: string) =>
		`Without a network, ${guide} can show the pages that this browser keeps: those you have saved, those you have seen, and the overviews.`,
	seen: 'Pages you have seen',
	overviews: 'Overviews',
	none: 'This browser keeps no pages of this guide yet. It keeps those you look at.',
	withoutScript: 'Keeping pages needs JavaScript, which this browser does not run.',
};

export type OfflineMessages = typeof offline;
