import { type DoctorFinding, good, notable, wrong } from './finding.ts';

/** Bytes of a guide without records. */
const minBytes = 100_000_000;
/**
 * Bytes of a place: its pages and files, and what is kept of them. Those of the build before, if
 * there was one, are on the disk already.
 */
const bytesForPlace = 200_000;
/**
 * Bytes of a guide of 2,500 places, at first and later, for a guide whose places are not counted
 * yet.
 */
const typicalBytes = 1_000_000_000;
const typicalNeed = 'while all is drawn anew 2,500 places take about 1 GB, and 10,000 about 4 GB.';

/**
 * Reports whether a disk has room for a build.
 *
 * @param freeBytes Free for this user.
 * @param places Number of places of the guide; `undefined` where that is not known.
 */
export function diskFinding(freeBytes: number, places: number | undefined): DoctorFinding {
	const words = `${(freeBytes / 1e9).toFixed(1)} GB are free.`;
	if (freeBytes < minBytes + (places ?? 0) * bytesForPlace) {
		return wrong('disk', words, `Make room: ${typicalNeed}`);
	}
	if (places === undefined && freeBytes < typicalBytes) {
		return notable('disk', words, `That is enough for a small guide: ${typicalNeed}`);
	}
	return good('disk', words);
}
