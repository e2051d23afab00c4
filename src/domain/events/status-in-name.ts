import type { EventRecord } from '../../records/event.ts';
import { readStatus } from './event-status.ts';

/** Names what a word of status in the name of an event may mean. */
export type NamedStatus = 'called-off' | 'sold-out';

/** Lists by language the words that say that an event is cancelled, postponed or suspended. */
const calledOff = {
	de: 'abgesagt|verschoben|entfällt|fällt aus',
	en: 'cancell?ed|postponed|suspended|called off',
	es: 'cancelad[oa]s?|aplazad[oa]s?|suspendid[oa]s?',
	fr: 'annulée?s?|reportée?s?|suspendue?s?',
	it: 'annullat[oaie]|rinviat[oaie]|sospes[oaie]',
	nl: 'geannuleerd|afgelast|uitgesteld',
	pt: 'cancelad[oa]s?|adiad[oa]s?',
};
const soldOut = {
	de: 'ausverkauft',
	en: 'sold out',
	es: 'agotad[oa]s?',
	fr: 'complets?|complète',
	it: 'esaurit[oaie]',
	nl: 'uitverkocht',
	pt: 'esgotad[oa]s?',
};
const sign = String.raw`\s*[-–—:|/!*()[\]]`;
const patterns: readonly (readonly [NamedStatus, ReturnType<typeof patternsOf>])[] = [
	['called-off', patternsOf(Object.values(calledOff))],
	['sold-out', patternsOf(Object.values(soldOut))],
];

/**
 * The status that the name of an event alone seems to state, in any of the languages of the
 * interface that part words by spaces; `undefined` where it states none, or where its status or
 * that of one of its dates says anything but that it is planned.
 *
 * Our reading: such an event is taken as planned, as its status says. Its page tells visitors to
 * ask, and the report the editors.
 */
export function statusInName({
	name,
	occurrences = [],
	status,
}: Pick<EventRecord, 'name' | 'occurrences' | 'status'>): NamedStatus | undefined {
	const found = patterns.find(
		([, { atEitherEnd, parted }]) => parted.test(name) || isShouted(name, atEitherEnd),
	)?.[0];
	if (found === undefined) return undefined;
	const stated = [status, ...occurrences.map((occurrence) => occurrence.status)].map(readStatus);
	const isStated = stated.some(
		({ isSoldOut, sourceText, state = 'scheduled' }) =>
			isSoldOut || sourceText !== undefined || state !== 'scheduled',
	);
	return isStated ? undefined : found;
}

function patternsOf(words: readonly string[]): Readonly<Record<'atEitherEnd' | 'parted', RegExp>> {
	const word = `(?:\\p{L}+ment )?(?:${words.join('|')})`;
	return {
		// Parted from the name by a sign: “Sold out – Fado night”, “Fado night (cancelled)”. A play may
		// be called “The Postponed Wedding”.
		parted: new RegExp(
			String.raw`^[^\p{L}\p{N}]*${word}(?=${sign}|\s*$)|${sign}\s*${word}[^\p{L}\p{N}]*$`,
			'iu',
		),
		atEitherEnd: new RegExp(String.raw`^${word}(?!\p{L})|(?<!\p{L})${word}$`, 'iu'),
	};
}

/** In capitals, in a name that is not: “COMPLET Suzane”. */
function isShouted(name: string, atEitherEnd: RegExp): boolean {
	const found = atEitherEnd.exec(name.trim())?.[0];
	const isInCapitals = found?.toUpperCase() === found;
	return found !== undefined && isInCapitals && name !== name.toUpperCase();
}
