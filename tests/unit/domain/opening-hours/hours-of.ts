import { openingHours as messages } from '../../../../src/i18n/messages/en/opening-hours.ts';
import {
	type OpeningHours,
	openingHoursOf,
} from '../../../../src/domain/opening-hours/opening-hours.ts';
import {
	type OpeningHoursView,
	openingHoursView,
} from '../../../../src/domain/opening-hours/opening-hours-view.ts';
import { openingStatus } from '../../../../src/domain/opening-hours/opening-status.ts';
import { statusText } from '../../../../src/domain/opening-hours/status-text.ts';
import type { ValidityPeriod } from '../../../../src/domain/places/validity.ts';
import { seasonsOf } from '../../../../src/domain/opening-hours/seasons.ts';
import { timetableOf } from '../../../../src/domain/opening-hours/timetable-of.ts';
import { openingHoursRowSchema } from '../../../../src/records/opening-hours-row.ts';

export const wording = { locale: 'en-GB', messages };

/** The model of rows as the service sends them. */
export function hoursOf(...rows: object[]): OpeningHours {
	return openingHoursOf(rows.map((row) => openingHoursRowSchema.parse(row)));
}

/** Returns what a page shows of the rows; the day is a Saturday. */
export function viewOf(rows: object[], today = '2026-11-21'): OpeningHoursView {
	return openingHoursView(hoursOf(...rows), { ...wording, today, firstDayOfWeek: 0 });
}

/** The tables as text: caption, then a line for each day. */
export function tablesOf(rows: object[], today?: string): string[][] {
	return viewOf(rows, today).tables.map(({ caption, rows: days, notes }) => [
		caption,
		...days.map(({ name, text }) => `${name} ${text}`),
		...notes.map(({ text }) => text),
	]);
}

/** The hours of one day of the week, Monday being 0, in the first table. */
export function dayText(rows: object[], weekday: number): string | undefined {
	return viewOf(rows).tables[0]?.rows[weekday]?.text;
}

/** The status in words at an instant. */
export function statusOf(
	rows: object[],
	instant: string,
	timeZone = 'Europe/Lisbon',
	validity: ValidityPeriod = {},
): string {
	const hours = hoursOf(...rows);
	const timetable = timetableOf(hours, seasonsOf(hours));
	const status = openingStatus(timetable, Date.parse(instant), timeZone, validity);
	const text = statusText(status, messages.status, 'en-GB');
	if (!text) return status.state;
	return text.detail === '' ? text.state : `${text.state} · ${text.detail}`;
}
