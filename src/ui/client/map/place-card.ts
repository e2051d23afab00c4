import statusWords from 'virtual:waymark/status-words';
import { timetableText } from '../../../domain/opening-hours/timetable-text.ts';
import { hoursOfRow, type PlaceTable } from '../../../outputs/explore/place-table.ts';
import '../opening-status.ts';
import { separated } from '../row-texts.ts';
import { contentElement, termElement } from '../text-elements.ts';

/**
 * Maximum number of places at one point that are listed; a house with more has a page of its own
 * among them.
 */
const maxEntries = 12;

/**
 * Fills the card of chosen places: of each its name as a link, its kind and its town, and whether
 * it is open.
 *
 * @param isLed Whether the first is the one that was asked for, and the others only share its
 *   point.
 */
export function fillCard(
	list: HTMLElement,
	table: PlaceTable,
	rows: readonly number[],
	isLed: boolean,
): void {
	const entries = rows.slice(0, maxEntries).map((row) => {
		const entry = placeEntry(table, row);
		const status = openingStatus(table, row);
		if (status) entry.append(status);
		return entry;
	});
	list.toggleAttribute('data-led', isLed);
	list.replaceChildren(...entries);
}

/** Returns a list item with a place's name as a link, its kind and its town. */
export function placeEntry(table: PlaceTable, row: number): HTMLLIElement {
	const entry = document.createElement('li');
	const link = document.createElement('a');
	link.href = table.path(row);
	link.append(contentElement('bdi', table.name(row)) ?? '');
	const line = document.createElement('span');
	line.className = 'facts-line';
	line.append(
		...separated([termElement('span', table.kind(row)), contentElement('span', table.city(row))]),
	);
	entry.append(link, line);
	return entry;
}

/**
 * Shows from now on whether a place is open, as its page does; nothing where no hours are stated.
 */
function openingStatus(table: PlaceTable, row: number): HTMLElement | undefined {
	const hours = hoursOfRow(table.hours, row);
	if (!hours) return undefined;
	if (hours.timetable.isInWords) {
		return Object.assign(document.createElement('a'), {
			href: `${table.path(row)}#opening-hours`,
			textContent: statusWords.seeTable,
		});
	}
	const status = document.createElement('opening-status');
	status.dataset.timetable = timetableText(hours.timetable);
	status.dataset.timeZone = hours.timeZone;
	const { validThrough } = hours.validity;
	if (validThrough !== undefined) status.dataset.validThrough = validThrough;
	return status;
}
