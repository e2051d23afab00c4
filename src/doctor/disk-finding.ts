import { type Finding, good, notable, wrong } from './finding.ts';

/** Of a guide without records. */
const leastBytes = 100_000_000;
/** Of a place while all is drawn anew: its pages and files twice, and what is kept of them. */
const bytesForPlace = 400_000;
/** As many as a guide often has. */
const usualPlaces = 2500;
const usualNeed = 'while all is drawn anew 2,500 places take about 1 GB, and 10,000 about 4 GB.';

/**
 * Tells whether a disk has room for a build.
 *
 * @param freeBytes Free for this user.
 * @param places How many the guide has; `undefined` where that is not known.
 */
export function diskFinding(freeBytes: number, places: number | undefined): Finding {
	const words = `${(freeBytes / 1e9).toFixed(1)} GB are free.`;
	if (freeBytes < bytesFor(places ?? 0)) return wrong('disk', words, `Make room: ${usualNeed}`);
	if (places === undefined && freeBytes < bytesFor(usualPlaces)) {
		return notable('disk', words, `That is enough for a small guide: ${usualNeed}`);
	}
	return good('disk', words);
}

function bytesFor(places: number): number {
	return leastBytes + places * bytesForPlace;
}
