import { isAtClosedDoor } from '../../../domain/events/closed-days.ts';
import { dateLeaf } from '../../../domain/events/date-leaf.ts';
import { shownDays } from '../../../domain/events/date-run.ts';
import type { Day } from '../../../domain/events/days.ts';
import { shortDateWords } from '../../../domain/events/short-date-words.ts';
import { isCalledOff } from '../../../domain/events/status-words.ts';
import type { CardWords, ClosedWords } from '../../../i18n/messages/browser-words.ts';
import { shownClock } from '../../../domain/events/shown-offset.ts';
import type { DateStanding } from '../../../outputs/explore/event-file.ts';
import type { EventTable } from '../../../outputs/explore/event-table.ts';
import type { WhatsOn } from '../../../outputs/explore/matching-events.ts';
import type { ExploredDate } from '../../../outputs/explore/packed-dates.ts';
import type { WhatsOnWords } from '../../../outputs/explore/whats-on-words.ts';
import type { RowDrawing } from '../filters/result-list.ts';
import { separated } from '../row-texts.ts';
import { contentElement, textElement } from '../text-elements.ts';

/** Holds what all rows of a list are drawn with. */
export interface EventRowSettings {
	table: EventTable;
	/** Date for which each event stands in the list. */
	date: WhatsOn['date'];
	/** First day of the list: what has been running since before it stands under it. */
	first: Day;
	today: Day;
	/** Time zone of the guide (IANA name). */
	timeZone: string;
	words: WhatsOnWords;
	cardWords: CardWords & ClosedWords;
	locale: string;
}

/** Holds what decides when an event is. */
export type WhenSettings = Pick<EventRowSettings, 'cardWords' | 'locale' | 'timeZone' | 'today'> & {
	words: Pick<WhatsOnWords, 'datesToBeConfirmed'>;
};

/** Returns how a list draws entries of events. */
export function eventRows(settings: EventRowSettings): RowDrawing {
	return {
		words: settings.words,
		locale: settings.locale,
		draw: (row) => eventRow(row, settings),
		// A list is drawn anew when a day or a date is over.
		update: () => undefined,
	};
}

/** Draws an entry of the list: calendar leaf, name, date, status, whereabouts, if it is free. */
function eventRow(row: number, settings: EventRowSettings): HTMLLIElement {
	const { table, words } = settings;
	const date = settings.date(row);
	const item = document.createElement('li');
	const heading = document.createElement('h3');
	const link = document.createElement('a');
	link.href = table.path(row);
	link.append(contentElement('bdi', table.name(row)) ?? '');
	heading.append(link);
	const facts = document.createElement('p');
	const isFree = table.isFree(row) ? words.free : undefined;
	facts.append(
		...separated([contentElement('span', table.whereabouts(row)), textElement('span', isFree)]),
	);
	const texts = document.createElement('div');
	const when = whenLine(date, table.standing(row), settings);
	const closed = date && closedOnLeaf(date, table.closedDays(row), settings);
	if (closed) when.append(' ', statusElement('closed', closed));
	texts.append(heading, when, facts);
	item.append(leaf(date, settings), texts);
	return item;
}

function leaf(date: ExploredDate | undefined, { first, locale }: EventRowSettings): HTMLElement {
	const element = document.createElement('span');
	element.className = 'leaf';
	// The line of the date says more.
	element.setAttribute('aria-hidden', 'true');
	if (!date) return element;
	const { day, month, weekday } = dateLeaf(
		{ firstDay: date.firstDay < first ? first : date.firstDay },
		locale,
	);
	for (const [part, text] of Object.entries({ weekday, day, month })) {
		const line = document.createElement('span');
		line.className = part;
		line.textContent = text;
		element.append(line, ' ');
	}
	return element;
}

/**
 * Returns the line that says when an event is, and what is to be known of that.
 *
 * @param ofEvent What is to be said where there is no date.
 */
export function whenLine(
	date: ExploredDate | undefined,
	ofEvent: DateStanding | undefined,
	settings: WhenSettings,
): HTMLElement {
	const { words } = settings;
	const line = document.createElement('p');
	const standing = date?.standing ?? ofEvent;
	if (date) line.append(timeOf(date, settings));
	else if (standing?.when !== undefined) line.append(contentElement('span', standing.when) ?? '');
	else if (standing?.state !== 'cancelled') line.append(words.datesToBeConfirmed);
	for (const [kind, label] of standing?.notices ?? []) line.append(' ', statusElement(kind, label));
	return line;
}

function statusElement(kind: string, label: string): HTMLElement {
	const status = document.createElement('strong');
	status.className = 'status';
	status.dataset.status = kind;
	status.textContent = label;
	return status;
}

/**
 * Returns the words which say that the venue is closed on the day of the leaf, on which what is on
 * for long stands in the list; `undefined` where it is not, or where the date is called off.
 */
function closedOnLeaf(
	date: ExploredDate,
	closedDays: readonly Day[],
	{ cardWords, first, today }: EventRowSettings,
): string | undefined {
	const days = shownDays(date);
	const day = days.firstDay < first ? first : days.firstDay;
	const isClosed = isAtClosedDoor(days, { firstDay: day, lastDay: day }, closedDays);
	if (!isClosed || isCalledOff(date.standing.state)) return undefined;
	return day === today ? cardWords.closedToday : cardWords.closedThatDay;
}

function timeOf(
	date: ExploredDate,
	{ cardWords, locale, timeZone, today }: WhenSettings,
): HTMLTimeElement {
	const { firstDay, isAllDay, start } = date;
	const time = document.createElement('time');
	time.dateTime = isAllDay ? firstDay : start.iso;
	const shown = { ...shownDays(date), ...(!isAllDay && shownClock(start, timeZone)) };
	time.textContent = shortDateWords(shown, today, cardWords, locale, true);
	return time;
}
