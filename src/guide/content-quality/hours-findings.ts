import { openingHoursOf, isInWords } from '../../domain/opening-hours/opening-hours.ts';
import { type Minute, isOpenEnded } from '../../domain/opening-hours/time-of-day.ts';
import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import type { RecordFinding } from './finding.ts';

/**
 * Bakeries open before dawn, bars do so in the evening; few places open between midnight and four.
 */
const earliestMorning: Minute = 4 * 60;
/**
 * Maximum number of minutes of a day: a place that is never closed says so; one that is open for so
 * long has two times swapped, or one of them wrong.
 */
const maxMinutes: Minute = 20 * 60;

/**
 * Reports hours that only their notes state, and hours that can hardly be meant: an opening in the
 * small hours, one before the place has closed, and a day of more than twenty hours that is not
 * round the clock.
 *
 * @param isOfNight Whether the place lives at night and may open at any hour.
 */
export function hoursFindings(
	rows: readonly OpeningHoursRow[] | undefined,
	isOfNight: boolean,
): RecordFinding[] {
	const hours = openingHoursOf(rows);
	if (isInWords(hours)) {
		return hours.notes.map(({ text }) => ({ rule: 'hours-in-words', detail: text }));
	}
	const improbable = new Set(
		hours.facts.flatMap(({ days, hours: stretch, isSpecial, period, rowIndex }) => {
			if (stretch === 'closed') return [];
			const { opens } = stretch;
			const closes = isOpenEnded(stretch) ? opens : stretch.closes;
			const minutes = closes - opens;
			const isWithin = hours.facts.some(
				(other) =>
					other.rowIndex !== rowIndex &&
					other.isSpecial === isSpecial &&
					other.period.from === period.from &&
					other.period.through === period.through &&
					other.days.some((day) => days.includes(day)) &&
					other.hours !== 'closed' &&
					!isOpenEnded(other.hours) &&
					other.hours.opens < opens &&
					opens < other.hours.closes,
			);
			const isSmallHour = !isOfNight && opens > 0 && opens < earliestMorning;
			const isTooLong = opens > 0 && minutes > maxMinutes;
			return isSmallHour || isTooLong || isWithin ? [rowIndex] : [];
		}),
	);
	return [...improbable].map((rowIndex) => {
		const { closes, day_of_week: days = [], opens } = rows?.[rowIndex] ?? {};
		const times = [opens, closes].filter((time) => time !== undefined).join('–');
		return { rule: 'hours-improbable', detail: [days.join(', '), times].filter(Boolean).join(' ') };
	});
}
