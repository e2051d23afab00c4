import { dateCalendar } from '../../../outputs/icalendar/selected-calendar.ts';
import { offerFile } from '../offer-file.ts';

/**
 * Offers one date of an event as a file. It is cut out of the calendar of the event or, where it
 * follows from a rule there, of that of all dates of the guide, in which each stands by itself.
 *
 * @param href Address of the calendar of the event.
 * @param start Start of the date, as `startText` writes it.
 * @throws When neither has it, or can be loaded.
 */
export async function saveDate(href: string, start: string): Promise<void> {
	const { pathname } = new URL('.', href);
	for (const source of [href, new URL('../dates.ics', href)]) {
		const response = await fetch(source);
		if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
		const calendar = dateCalendar(await response.text(), pathname, start);
		if (calendar !== undefined) {
			offerFile(calendar, `${start}.ics`, 'text/calendar');
			return;
		}
	}
	throw new Error(`No calendar has a date that starts at ${start}.`);
}
