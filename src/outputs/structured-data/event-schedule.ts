import type { ScheduleLeaf } from 'schema-dts';
import type { EventClock } from '../../domain/events/dated-event.ts';
import { type Day, isoWeekdayOf } from '../../domain/events/days.ts';
import { goingOn } from '../../domain/events/going-on.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import { type RecurrenceRule, weekdayCode } from '../../domain/events/recurrence-rule.ts';
import { momentStart } from '../../domain/events/rule-moments.ts';
import { statedEnd } from '../../domain/events/span.ts';
import { nodeUnlessEmpty } from './json-ld.ts';

export type { ScheduleLeaf };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const units = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' } as const;
/** Lists what schema.org has no words for. */
const partsWithoutWords = [
	'byWeekNumber',
	'byYearDay',
	'byHour',
	'byMinute',
	'bySecond',
	'bySetPosition',
	'added',
] as const;

/**
 * Returns the rule of an event that lists one date, from the first to the last of its dates;
 * `undefined` where that rule adds none, or schema.org has no words for it.
 *
 * @param dates All dates of the event, by start.
 */
export function eventSchedule(
	dates: readonly Occurrence[],
	clock: EventClock,
): ScheduleLeaf | undefined {
	const [first, ...others] = dates.filter(({ isExpanded }) => !isExpanded);
	const rule = first?.rule;
	if (!first || others.length > 0 || !rule || rule.start) return undefined;
	if (dates.length < 2 && first.period === undefined) return undefined;
	if (partsWithoutWords.some((part) => rule[part].length > 0)) return undefined;
	const { firstDay, isAllDay, start, timeZone } = first;
	const end = first.end && statedEnd(first);
	return nodeUnlessEmpty<ScheduleLeaf>({
		'@type': 'Schedule',
		startDate: firstDay,
		endDate: lastDayOf(dates, clock),
		startTime: isAllDay ? undefined : start.iso.slice('YYYY-MM-DDT'.length, -'+00:00'.length),
		endTime: isAllDay ? undefined : end?.iso.slice('YYYY-MM-DDT'.length, -'+00:00'.length),
		repeatFrequency: `P${rule.interval}${units[rule.frequency]}`,
		repeatCount: rule.count,
		...daysOf(rule, firstDay),
		exceptDate: rule.excluded.map((moment) => momentStart(moment, first).toPlainDate().toString()),
		// A name of IANA: an offset is none.
		scheduleTimezone: isAllDay || /^[+-]/.test(timeZone) ? undefined : timeZone,
	});
}

/**
 * Returns the day of the last date; `undefined` where the rule has no end, or one that is not
 * known.
 */
function lastDayOf(dates: readonly Occurrence[], clock: EventClock): Day | undefined {
	const further = goingOn(dates, clock);
	if (further) return further.last?.lastDay;
	return dates.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), '');
}

/**
 * Returns the days of a rule, with those that follow from the first day (RFC 5545, section
 * 3.3.10).
 */
function daysOf(
	rule: RecurrenceRule,
	firstDay: Day,
): Pick<ScheduleLeaf, 'byDay' | 'byMonth' | 'byMonthDay'> {
	const { byDay, byMonth, byMonthDay, frequency } = rule;
	const namesDays = byDay.length > 0 || byMonthDay.length > 0;
	const implied: RecurrenceRule['byDay'] =
		!namesDays && frequency === 'WEEKLY' ? [{ weekday: isoWeekdayOf(firstDay) }] : [];
	const isByDate = !namesDays && (frequency === 'MONTHLY' || frequency === 'YEARLY');
	const isByMonth = isByDate && frequency === 'YEARLY' && byMonth.length === 0;
	return {
		byDay: [...byDay, ...implied].map(({ nth, weekday }) =>
			nth === undefined
				? `https://schema.org/${days[weekday - 1] ?? ''}`
				: `${nth}${weekdayCode(weekday)}`,
		),
		byMonth: isByMonth ? [Number(firstDay.slice(5, 7))] : byMonth,
		byMonthDay: isByDate ? [Number(firstDay.slice(8))] : byMonthDay,
	};
}
