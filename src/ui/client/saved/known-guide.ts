import cardWords from 'virtual:waymark/card-words';
import closedWords from 'virtual:waymark/closed-words';
import statusWords from 'virtual:waymark/status-words';
import { dayInZone } from '../../../domain/events/days.ts';
import { dayTimesText } from '../../../domain/opening-hours/day-times-text.ts';
import { isValidOn } from '../../../domain/opening-hours/opening-status.ts';
import { localDay } from '../../../domain/opening-hours/wall-clock.ts';
import { dayMs } from '../../../i18n/durations.ts';
import { dateTimeFormat } from '../../../i18n/locale/formatters.ts';
import { formatDistance } from '../../../domain/geo/distance-words.ts';
import type { SavedPageWords } from '../../../outputs/saved/saved-page-words.ts';
import { loadEventTable } from '../../../outputs/explore/event-table.ts';
import { loadPlaceTable } from '../../../outputs/explore/load-place-table.ts';
import type { RowHours } from '../../../outputs/explore/place-table.ts';
import {
	type KnownEvent,
	type KnownPlace,
	type KnownRecord,
	knownRecords,
} from '../../../outputs/saved/known-records.ts';
import {
	isAllOver,
	metresTo,
	nextDateOf,
	type SavedMoment,
} from '../../../outputs/saved/saved-order.ts';
import { showStatus } from '../explore/place-row.ts';
import { separated } from '../row-texts.ts';
import { contentElement, termElement, textElement } from '../text-elements.ts';
import { whenLine } from '../whats-on/event-row.ts';

export { inSavedOrder } from '../../../outputs/saved/saved-order.ts';

/** Holds what the words of an entry depend on. */
export interface FactSettings {
	words: SavedPageWords;
	locale: string;
	/** Time zone of the guide (IANA name). */
	timeZone: string;
}

/**
 * Loads what the guide has of places and events.
 *
 * @param dataset Addresses of both tables, `data-places` and `data-events`.
 */
export async function loadKnownRecords({
	places = '',
	events = '',
}: DOMStringMap): Promise<(key: string) => KnownRecord | undefined> {
	return knownRecords(...(await Promise.all([loadPlaceTable(places), loadEventTable(events)])));
}

/** Adds what is known of a record to an entry that has its name: kind, hours or date, and where. */
export function addFacts(
	texts: HTMLElement,
	record: KnownRecord,
	moment: SavedMoment,
	settings: FactSettings,
): void {
	const facts = document.createElement('p');
	facts.className = 'facts-line';
	const metres = metresTo(record, moment);
	facts.append(
		...separated([
			contentElement('span', record.whereabouts),
			textElement('span', metres < Infinity ? formatDistance(metres, settings.locale) : ''),
			textElement('span', record.isFree ? settings.words.free : ''),
		]),
	);
	if (record.type === 'event') texts.append(dateLine(record, moment, settings), facts);
	else {
		const kind = termElement('p', record.kind);
		kind?.classList.add('eyebrow');
		texts.prepend(kind ?? '');
		const status = document.createElement('p');
		status.className = 'state';
		const printed = document.createElement('p');
		printed.className = 'printed hours';
		texts.append(facts, status, printed);
		updateHours(texts, record, moment, settings);
	}
}

/** Updates whether the place of an entry is open. */
export function updateHours(
	texts: HTMLElement,
	{ hours, path }: KnownPlace,
	{ nowMs }: SavedMoment,
	{ locale, words }: Pick<FactSettings, 'locale' | 'words'>,
): void {
	const [status, printed] = ['.state', '.printed.hours'].map((selector) =>
		texts.querySelector<HTMLElement>(selector),
	);
	if (!hours) return;
	if (status) showStatus(status, { hours, path, instantMs: nowMs }, statusWords, locale);
	if (printed) printed.textContent = hoursOfToday(hours, nowMs, words, locale);
}

/** Returns the hours of the day with its date, for paper, which does not know what time it is. */
function hoursOfToday(
	{ timeZone, timetable, validity }: RowHours,
	nowMs: number,
	words: SavedPageWords,
	locale: string,
): string {
	const day = localDay(nowMs, timeZone);
	if (!isValidOn(validity, day)) return '';
	const text = dayTimesText(timetable, day, { ...statusWords, ...words }, locale);
	const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
	return text === undefined
		? ''
		: dateTimeFormat(locale, format).format(day * dayMs) + statusWords.separator + text;
}

function dateLine(
	event: KnownEvent,
	{ nowMs }: SavedMoment,
	{ locale, timeZone, words }: FactSettings,
): HTMLElement {
	if (isAllOver(event, nowMs)) {
		const line = document.createElement('p');
		line.textContent = cardWords.over;
		return line;
	}
	return whenLine(nextDateOf(event, nowMs), event.standing, {
		words,
		cardWords: { ...cardWords, ...closedWords },
		locale,
		timeZone,
		today: dayInZone(nowMs, timeZone),
	});
}
