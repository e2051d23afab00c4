/** Holds what distinguishes one event of a calendar from the others. */
export interface SelectableDate {
	/** Path of the page at `URL`. */
	path: string;
	/** `DTSTART`: UTC as `20261204T210000Z`, or the day `20261204` where the calendar states days. */
	start: string;
	/** Whether it stands for all dates of its rule. */
	repeats: boolean;
}

const eventBlock = /BEGIN:VEVENT\r\n.*?\r\nEND:VEVENT\r\n/gs;
/** Matches what only calendars have that programs read again (RFC 7986, section 5.7). */
const refreshLines = /^(?:REFRESH-INTERVAL|X-PUBLISHED-TTL)[:;].*\r\n/gm;

/**
 * Returns the calendar with some of its events, each as it stands: with its identity, credit and
 * source. It is no longer one to subscribe to.
 *
 * @param calendar Calendar as the guide writes it (RFC 5545), with line breaks `\r\n`.
 * @returns `undefined` where none is selected.
 */
export function selectedCalendar(
	calendar: string,
	isSelected: (date: SelectableDate) => boolean,
): string | undefined {
	const blocks = calendar.match(eventBlock) ?? [];
	const selected = blocks.filter((block) => isSelected(selectableDate(block)));
	if (selected.length === 0) return undefined;
	const head = calendar.slice(0, calendar.indexOf('BEGIN:VEVENT')).replace(refreshLines, '');
	return `${head}${selected.join('')}END:VCALENDAR\r\n`;
}

/**
 * Returns a calendar with one date of an event, which has no rule there: programs would take a rule
 * for all dates.
 *
 * @param path Path of the page of the event.
 * @param start Start as `startText` writes it.
 * @returns `undefined` where the calendar has no such date, or with a rule alone.
 */
export function dateCalendar(calendar: string, path: string, start: string): string | undefined {
	return selectedCalendar(
		calendar,
		(date) => date.path === path && date.start === start && !date.repeats,
	);
}

function selectableDate(block: string): SelectableDate {
	// Long lines go on after a space (RFC 5545, section 3.1).
	const lines = block.replaceAll('\r\n ', '').split('\r\n');
	const valueOf = (name: string) =>
		lines
			.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
			?.replace(/^[^:]*:/, '');
	const address = valueOf('URL');
	return {
		path: address === undefined ? '' : new URL(address).pathname,
		start: valueOf('DTSTART') ?? '',
		repeats: valueOf('RRULE') !== undefined,
	};
}
