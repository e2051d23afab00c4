import type { CalendarDate } from './calendar.ts';
import { comesWithLeapDay, leapDay, periodOfCommonYear } from './common-year.ts';
import type { OpeningHours } from './opening-hours.ts';
import { isYearly } from './period.ts';
import { type Seasons, seasonsOf } from './seasons.ts';
import { type Stretch, daysOfYear, periodsWith, relabelled } from './year.ts';

const leapDayStart = daysOfYear.indexOf(leapDay);

/** Returns the seasons as the year from a day on has them: with a 29 February or without. */
export function seasonsToCome(hours: OpeningHours, today: CalendarDate): Seasons {
	const seasons = seasonsOf(hours);
	return comesWithLeapDay(today) ? seasons : seasonsOfCommonYear(seasons);
}

/**
 * Returns the seasons as a year has them that goes from 28 February to 1 March (structured-data
 * rules, section 6.3): nothing is said of a 29 February that no row speaks of. Whatever is for that
 * day alone stays as it is stated.
 */
function seasonsOfCommonYear({ seasons, seasonOfWeek, year }: Seasons): Seasons {
	const common = withoutLeapDay(year);
	return {
		seasonOfWeek,
		year: common,
		seasons: seasons.map((season, index) => {
			const periods = periodsWith(common, index).map(periodOfCommonYear);
			return season.periods.every(isYearly) && periods.length > 0 ? { ...season, periods } : season;
		}),
	};
}

/**
 * Takes the leap day out of a year. What is labelled by itself on the day takes the label of the
 * day before.
 */
function withoutLeapDay<Label>(year: readonly Stretch<Label>[]): Stretch<Label>[] {
	const labelBefore = year.find(({ start, length }) => start + length === leapDayStart)?.label;
	const isLeapDay = ({ start, length }: Stretch<Label>) => start === leapDayStart && length === 1;
	const pieces = year.map((stretch) => {
		const hasOwnLabel = isLeapDay(stretch) && labelBefore !== undefined;
		return hasOwnLabel ? { ...stretch, label: labelBefore } : stretch;
	});
	return relabelled(pieces, (label) => label);
}
