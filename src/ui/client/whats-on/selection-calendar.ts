import {
	type SelectableDate,
	selectedCalendar,
} from '../../../outputs/icalendar/selected-calendar.ts';
import { startText } from '../../../outputs/icalendar/utc-text.ts';
import { isOnIn } from '../../../domain/events/day-ranges.ts';
import type { WhatsOnOptions } from '../../../outputs/explore/whats-on-words.ts';
import { offerFile } from '../offer-file.ts';
import type { Selection } from './selection.ts';

/**
 * Offers a calendar file of the dates that are chosen, cut out of those that the build wrote.
 * Without days it has the rules by which events repeat, else the dates that follow from them, each
 * by itself.
 *
 * @throws When the guide's calendar cannot be loaded, or no longer has any of them.
 */
export async function saveDates(
	selection: Selection,
	{ calendar, dates }: WhatsOnOptions,
): Promise<void> {
	const { range } = selection;
	const response = await fetch(range ? dates : calendar);
	if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
	const chosen = startsByPath(selection);
	const isSelected = ({ path, repeats, start }: SelectableDate) =>
		chosen.get(path)?.has(start) === true || (repeats && !range && chosen.has(path));
	const file = selectedCalendar(await response.text(), isSelected);
	if (file === undefined) throw new Error(`${response.url} has none of the dates.`);
	offerFile(file, 'whats-on.ics', 'text/calendar');
}

function startsByPath({ moment, range, rows, table }: Selection): Map<string, Set<string>> {
	const starts = new Map<string, Set<string>>();
	for (const row of rows) {
		const dates = table
			.dates(row)
			.filter((date) => date.endsAtMs >= moment.nowMs)
			.filter((date) => !range || isOnIn(date, range, moment.today));
		starts.set(table.path(row), new Set(dates.map(startText)));
	}
	return starts;
}
