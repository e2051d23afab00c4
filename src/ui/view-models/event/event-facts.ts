import { readAttendance } from '../../../domain/events/attendance.ts';
import { dateInWords } from '../../../domain/events/date-words.ts';
import type { Day } from '../../../domain/events/days.ts';
import { humanizeType } from '../../../domain/facets/humanize-type.ts';
import type { StatedCode } from '../../../domain/facets/code.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import type { FactValue } from '../../../domain/places/fact.ts';
import { languageName } from '../../../domain/places/languages.ts';
import { believedDateTime } from '../../../domain/places/record-age.ts';
import { wordList } from '../../../domain/places/word-list.ts';
import type { EventRecord } from '../../../records/event.ts';

/**
 * Returns who makes an event, for whom it is and what it is called, each under its label (service
 * document, section 2.4).
 *
 * @param kind The kind of event that the page shows above its name; it is not shown again.
 * @param isOnline Whether it is held online, or has moved there, whatever its record says of
 *   taking part.
 * @param codes Codes of the collections that it is in.
 */
export function eventFacts(
	{ classification, details, people, type }: EventRecord,
	kind: string | undefined,
	locale: string,
	messages: Messages,
	isOnline = false,
	codes: readonly StatedCode[] = [],
): FactValue[] {
	const words = messages.pages;
	const { capacity, in_language: language } = details ?? {};
	const kinds = [
		type,
		classification?.event_type,
		classification?.event_subtype,
		classification?.kind_of_event,
	].map((sent) => humanizeType(sent));
	const themes = classification?.theme ?? [];
	const mode = isOnline ? 'online' : classification?.attendance_mode;
	const rows: (Omit<FactValue, 'texts'> & { texts: readonly (string | undefined)[] })[] = [
		{ label: words.organiser, isContent: true, texts: [people?.organiser] },
		{ label: words.host, isContent: true, texts: [people?.host] },
		{ label: words.performer, isContent: true, texts: [people?.performer] },
		{ label: words.sponsor, isContent: true, texts: [people?.sponsor] },
		{
			label: words.attendance,
			isContent: readAttendance(mode) === undefined,
			isTerm: true,
			texts: [attendance(mode, words)],
		},
		{ label: words.language, texts: [language && languageName(language, locale)] },
		{ label: words.age, isContent: true, isTerm: true, texts: [details?.available_age] },
		{ label: words.capacity, texts: [capacity ? words.people(capacity) : undefined] },
		{ label: words.kindOfEvent, isContent: true, isTerm: true, texts: furtherKinds(kinds, kind) },
		{ label: words.themes, facet: 'theme', isContent: true, isTerm: true, texts: themes },
		{ label: messages.facets.collection, isContent: true, texts: codes.map(({ text }) => text) },
		{
			label: words.keywords,
			isContent: true,
			isTerm: true,
			texts: (details?.keywords ?? []).filter((keyword) => !themes.includes(keyword)),
		},
	];
	return rows
		.map(({ texts, ...row }) => ({
			...row,
			texts: wordList(
				texts.filter((text) => text !== undefined),
				messages.places,
			),
		}))
		.filter(({ texts }) => texts.length > 0);
}

/**
 * Returns the words which say that the editors recommend an event, with the day where it is stated;
 * `undefined` where they do not.
 *
 * @param today Day in the time zone of the guide.
 */
export function endorsementInWords(
	editorial: EventRecord['editorial'],
	today: Day,
	locale: string,
	words: Messages['places'],
): string | undefined {
	if (editorial?.endorsed !== true) return undefined;
	const day = believedDateTime(editorial.endorsed_at, today)?.slice(0, 10);
	return day === undefined ? words.recommended : words.recommendedOn(dateInWords(day, locale));
}

/** Returns a mode of attendance in words; an unknown one is shown as the source has it. */
function attendance(mode: string | undefined, words: Messages['pages']): string | undefined {
	const known = readAttendance(mode);
	return known === undefined ? mode : words.attendances[known];
}

/** Returns kinds that say something else than the one that is shown, and than each other. */
function furtherKinds(
	kinds: readonly (string | undefined)[],
	shown: string | undefined,
): (string | undefined)[] {
	const shortKinds = kinds.map(withoutEvent);
	return kinds.filter(
		(_, index) =>
			shortKinds[index] !== '' &&
			shortKinds[index] !== withoutEvent(shown) &&
			shortKinds.indexOf(shortKinds[index]) === index,
	);
}

/**
 * Returns what a kind says besides that it is an event: “exhibition” for “Exhibition event”,
 * “children” also for “Childrens event”.
 */
function withoutEvent(kind: string | undefined): string | undefined {
	return kind
		?.trim()
		.toLowerCase()
		.replace(/s? ?\bevent$/, '');
}
