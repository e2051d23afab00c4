import { dateInWords } from '../events/date-words.ts';
import type { Messages } from '../messages/messages.ts';
import type { FactValue } from '../places/access-facts.ts';
import { languageName } from '../places/languages.ts';
import { wordList } from '../places/word-list.ts';
import type { EventRecord } from '../schemas/event.ts';
import { readAttendance } from '../structured-data/attendance.ts';

/**
 * Who makes an event, for whom it is and what it is called, each under its label (service document, section 2.4).
 *
 * @param kind The kind of event that the page tells above its name; it is not told again.
 */
export function eventFacts(
	{ classification, details, people, type }: EventRecord,
	kind: string | undefined,
	locale: string,
	messages: Messages,
): FactValue[] {
	const words = messages.pages;
	const { capacity, in_language: language } = details ?? {};
	const kinds = [
		type,
		classification?.event_type,
		classification?.event_subtype,
		classification?.kind_of_event,
	];
	const rows: { label: string; texts: readonly (string | undefined)[] }[] = [
		{ label: words.organiser, texts: [people?.organiser] },
		{ label: words.host, texts: [people?.host] },
		{ label: words.performer, texts: [people?.performer] },
		{ label: words.sponsor, texts: [people?.sponsor] },
		{ label: words.attendance, texts: [attendance(classification?.attendance_mode, words)] },
		{ label: words.language, texts: [language && languageName(language, locale)] },
		{ label: words.age, texts: [details?.available_age] },
		{ label: words.capacity, texts: [capacity ? words.people(capacity) : undefined] },
		{ label: words.kindOfEvent, texts: kinds.filter((text) => !isSameText(text, kind)) },
		{ label: words.themes, texts: classification?.theme ?? [] },
		{ label: words.keywords, texts: details?.keywords ?? [] },
	];
	return rows
		.map(({ label, texts }) => ({
			label,
			texts: wordList(
				texts.filter((text) => text !== undefined),
				messages.places,
			),
		}))
		.filter(({ texts }) => texts.length > 0);
}

/** That the editors recommend an event, with the day where it is stated; nothing where they do not. */
export function endorsementInWords(
	editorial: EventRecord['editorial'],
	locale: string,
	words: Messages['places'],
): string | undefined {
	if (editorial?.endorsed !== true) return undefined;
	const day = editorial.endorsed_at?.slice(0, 10);
	return day === undefined ? words.recommended : words.recommendedOn(dateInWords(day, locale));
}

/** A mode that is not known is told as the source has it. */
function attendance(mode: string | undefined, words: Messages['pages']): string | undefined {
	const known = readAttendance(mode);
	return known === undefined ? mode : words.attendances[known];
}

function isSameText(a: string | undefined, b: string | undefined): boolean {
	return a?.toLowerCase() === b?.toLowerCase();
}
