import {
	type SelectableDate,
	selectedCalendar,
	startText,
} from '../../../outputs/icalendar/selected-calendar.ts';
import { isOnIn } from '../../../domain/events/day-ranges.ts';
import type { WhatsOnOptions } from '../../../outputs/explore/whats-on-words.ts';
import type { Selection } from './selection.ts';

/**
 * The calendar file of the dates that are chosen, cut out of those that the build wrote. Without
 * days it has the rules by which events repeat, else the dates that follow from them, each by
 * itself.
 *
 * @returns `undefined` where the guide no longer has any of them.
 * @throws When the guide's calendar cannot be had.
 */
export async function selectionCalendar(
	selection: Selection,
	{ calendar, dates }: WhatsOnOptions,
): Promise<string | undefined> {
	const { range } = selection;
	const answer = await fetch(range ? dates : calendar);
	if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
	const chosen = startsByPath(selection);
	const isSelected = ({ path, repeats, start }: SelectableDate) =>
		chosen.get(path)?.has(start) === true || (repeats && !range && chosen.has(path));
	return selectedCalendar(await answer.text(), isSelected);
}

/** Offers a file that the page has made. */
export function offerFile(text: string, name: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// Browsers read it after the click.
	setTimeout(() => {
		URL.revokeObjectURL(address);
	}, 60_000);
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
