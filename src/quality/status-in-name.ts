import { readStatus } from '../events/event-status.ts';
import type { EventRecord } from '../schemas/event.ts';
import type { RecordFinding } from './finding.ts';

/** What says that an event is cancelled, postponed, suspended or sold out. */
const words = {
	de: 'abgesagt|verschoben|ausverkauft|entfällt|fällt aus',
	en: 'cancell?ed|postponed|suspended|sold out|called off',
	es: 'cancelad[oa]s?|aplazad[oa]s?|suspendid[oa]s?|agotad[oa]s?',
	fr: 'annulée?s?|reportée?s?|complets?|complète|suspendue?s?',
	it: 'annullat[oaie]|rinviat[oaie]|sospes[oaie]|esaurit[oaie]',
	nl: 'geannuleerd|afgelast|uitgesteld|uitverkocht',
	pt: 'cancelad[oa]s?|adiad[oa]s?|esgotad[oa]s?',
};
const word = `(?:\\p{L}+ment )?(?:${Object.values(words).join('|')})`;
const sign = String.raw`\s*[-–—:|/!*()[\]]`;
/** Parted from the name by a sign: “Sold out – Fado night”, “Fado night (cancelled)”. A play may be called “The Postponed Wedding”. */
const parted = new RegExp(
	String.raw`^[^\p{L}\p{N}]*${word}(?=${sign}|\s*$)|${sign}\s*${word}[^\p{L}\p{N}]*$`,
	'iu',
);
const atEitherEnd = new RegExp(String.raw`^${word}(?!\p{L})|(?<!\p{L})${word}$`, 'iu');

/** What the name of an event says of its status, where its status does not: lists, calendars and searches take it as planned. */
export function statusInName({
	name,
	occurrences = [],
	status,
}: Pick<EventRecord, 'name' | 'occurrences' | 'status'>): RecordFinding[] {
	const stated = [status, ...occurrences.map((occurrence) => occurrence.status)].map(readStatus);
	const isStated = stated.some(
		({ isSoldOut, sourceText, state = 'scheduled' }) =>
			isSoldOut || sourceText !== undefined || state !== 'scheduled',
	);
	if (isStated || !(parted.test(name) || isShouted(name))) return [];
	return [{ rule: 'status-in-name', detail: name }];
}

/** In capitals, in a name that is not: “COMPLET Suzane”. */
function isShouted(name: string): boolean {
	const found = atEitherEnd.exec(name.trim())?.[0];
	const isInCapitals = found?.toUpperCase() === found;
	return found !== undefined && isInCapitals && name !== name.toUpperCase();
}
