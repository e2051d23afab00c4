import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openingHours as messages } from '../../src/messages/en/opening-hours.ts';
import { hoursOnDate } from './hours-on-date.ts';
import { type OpeningHours, openingHours } from '../../src/opening-hours/opening-hours.ts';
import { openingStatus } from '../../src/opening-hours/opening-status.ts';
import {
	type OpeningHoursView,
	openingHoursView,
} from '../../src/opening-hours/opening-hours-view.ts';
import { statusText } from '../../src/opening-hours/status-text.ts';
import { instantOf, localDay } from '../../src/opening-hours/wall-clock.ts';
import type { OpeningHoursRow } from '../../src/schemas/opening-hours-row.ts';
import { placeSchema } from '../../src/schemas/place.ts';
import { readRecord } from '../../src/schemas/read-record.ts';

const wording = { locale: 'en-GB', messages };
const timeZone = 'Europe/Paris';

/**
 * Prints for each place of a folder of records its rows as sent and its opening hours as a page shows them.
 *
 * node tests/support/print-hours.ts <folder with places.json> [YYYY-MM-DD]
 */
function printHours(folder: string, today: string): void {
	const places = JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8')) as unknown[];
	for (const record of places) {
		const reading = readRecord(placeSchema, record);
		if (!reading.readable || !reading.record.opening_hours?.length) continue;
		const { id, name, opening_hours: rows } = reading.record;
		const hours = openingHours(rows);
		const view = openingHoursView(hours, { ...wording, today, firstDayOfWeek: 0 });
		console.log([`# ${id} ${name}`, ...rows.map(rowText), ...viewLines(view)].join('\n'));
		console.log([...todayLines(hours, view, today), ...reportLines(hours), ''].join('\n'));
	}
}

function rowText(row: OpeningHoursRow): string {
	const { day_of_week: days, opens, closes, valid_from, valid_through } = row;
	const flags = [
		...(row.closed === undefined ? [] : [`closed ${String(row.closed)}`]),
		...(row.is_special_hours === undefined ? [] : [`special ${String(row.is_special_hours)}`]),
		...(row.notes === undefined ? [] : [row.notes]),
	];
	const period = `${valid_from ?? ''}..${valid_through ?? ''}`;
	const dayNames = days?.map((day) => day.slice(0, 2)).join(' ') ?? 'no days';
	return `  row: ${[period, dayNames, `${opens ?? '?'}-${closes ?? '?'}`, ...flags].join(' | ')}`;
}

function viewLines(view: OpeningHoursView): string[] {
	if (!view.isStated) return [messages.notStated, ...view.notes];
	return [
		...view.tables.flatMap((table) => [
			table.caption,
			...table.rows.map((row) => `  ${row.name.padEnd(10)} ${row.text}`),
			...table.notes.map((note) => `  (${note})`),
		]),
		...(view.unreadablePeriods === undefined
			? []
			: [messages.unreadablePeriods(view.unreadablePeriods)]),
		...view.specialDays.map((day) => `special: ${day.dates}: ${day.text} ${day.notes.join(' ')}`),
		...view.publicHolidays.map((line) => `public holidays: ${line.dates ?? ''} ${line.text}`),
		...view.notes.map((note) => `(${note})`),
		...(view.ribbon?.bands.map(({ text }) => `ribbon: ${text}`) ?? []),
	];
}

function todayLines(hours: OpeningHours, view: OpeningHoursView, today: string): string[] {
	const { timetable } = view;
	if (!timetable) return [];
	const day = localDay(Date.parse(`${today}T12:00:00Z`), timeZone);
	const statuses = [180, 780, 1230].map((minute) => {
		const status = openingStatus(timetable, instantOf(day, minute, timeZone), timeZone);
		const text = statusText(status, messages.status, wording.locale);
		return text
			? text.detail === ''
				? text.state
				: text.state + messages.status.separator + text.detail
			: status.state;
	});
	const todayText = hoursOnDate(hours, today, wording);
	return [
		`today: ${todayText ? `${todayText.date}: ${todayText.text}` : 'no row'}`,
		`at 3:00, 13:00, 20:30: ${statuses.join(' / ')}`,
	];
}

function reportLines({ unreadable }: OpeningHours): string[] {
	return unreadable.map(({ rowIndex, reason }) => `report: row ${rowIndex}: ${reason}`);
}

const [folder, today = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (folder === undefined) {
	console.error('Usage: node tests/support/print-hours.ts <folder with places.json> [YYYY-MM-DD]');
	process.exitCode = 1;
} else printHours(folder, today);
