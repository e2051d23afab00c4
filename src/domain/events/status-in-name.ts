import { lexicons } from '../../i18n/lexicons/lexicons.ts';
import type { EventRecord } from '../../records/event.ts';
import { readStatus } from './event-status.ts';

/** Names what a word of status in the name of an event may mean. */
export type NamedStatus = 'called-off' | 'sold-out';

const statuses = lexicons.flatMap((lexicon) => lexicon.statuses ?? []);
const adverbs = statuses.flatMap(({ adverb }) => adverb?.source ?? []).join('|');
const sign = String.raw`\s*[-–—:|/!*()[\]]`;
const patterns: readonly (readonly [NamedStatus, ReturnType<typeof patternsOf>])[] = [
	['called-off', patternsOf(statuses.flatMap(({ calledOff }) => calledOff))],
	['sold-out', patternsOf(statuses.flatMap(({ soldOut }) => soldOut))],
];

/**
 * Returns the status that the name of an event alone seems to state, in any language whose words
 * for it are known; `undefined` where it states none, or where its status or that of one of its
 * dates says anything but that it is planned.
 *
 * Our reading: such an event is taken as planned, as its status says. Its page asks visitors to
 * ask, and the report the editors.
 */
export function statusInName({
	name,
	occurrences = [],
	status,
}: Pick<EventRecord, 'name' | 'occurrences' | 'status'>): NamedStatus | undefined {
	const found = patterns.find(
		([, { atEitherEnd, parted }]) => parted.test(name) || isInCapitals(name, atEitherEnd),
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
	const word = `(?:(?:${adverbs}) )?(?:${words.join('|')})`;
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

/** Returns whether a word is in capitals in a name that is not so: “COMPLET Suzane”. */
function isInCapitals(name: string, atEitherEnd: RegExp): boolean {
	const found = atEitherEnd.exec(name.trim())?.[0];
	const isInCapitals = found?.toUpperCase() === found;
	return found !== undefined && isInCapitals && name !== name.toUpperCase();
}
