import fc from 'fast-check';

/** A rule in the plainest terms, to be checked day by day. */
export interface PlainRule {
	frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
	interval: number;
	count: number | undefined;
	untilDay: number | undefined;
	weekdays: number[];
	nth: number | undefined;
	monthDays: number[];
	months: number[];
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
export const dayMs = 86_400_000;
/** Midnight UTC of the first day on which a rule may begin or end. */
export const firstPossible = Date.UTC(2025, 0, 1);

export const rules: fc.Arbitrary<PlainRule> = fc
	.record({
		frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
		interval: fc.integer({ min: 1, max: 4 }),
		count: fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined }),
		untilDay: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined }),
		weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
		nth: fc.option(fc.constantFrom(1, 2, 3, 4, 5, -1, -2), { nil: undefined }),
		monthDays: fc.uniqueArray(fc.constantFrom(1, 13, 28, 29, 30, 31, -1, -3), { maxLength: 2 }),
		months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
	})
	.map((rule) => ({
		...rule,
		untilDay: rule.count === undefined ? rule.untilDay : undefined,
		nth: rule.frequency === 'MONTHLY' && rule.weekdays.length > 0 ? rule.nth : undefined,
		monthDays: rule.frequency === 'WEEKLY' ? [] : rule.monthDays,
	}));

/** The rule as the service writes it. */
export function textOf(rule: PlainRule): string {
	const { frequency, interval, count, untilDay, weekdays, nth, monthDays, months } = rule;
	return [
		`FREQ=${frequency}`,
		...(interval > 1 ? [`INTERVAL=${interval}`] : []),
		...(count === undefined ? [] : [`COUNT=${count}`]),
		...(untilDay === undefined
			? []
			: [`UNTIL=${isoDay(firstPossible + untilDay * dayMs).replaceAll('-', '')}`]),
		...(weekdays.length > 0
			? [`BYDAY=${weekdays.map((weekday) => `${nth ?? ''}${codes[weekday - 1] ?? ''}`).join(',')}`]
			: []),
		...(monthDays.length > 0 ? [`BYMONTHDAY=${monthDays.join(',')}`] : []),
		...(months.length > 0 ? [`BYMONTH=${months.join(',')}`] : []),
	].join(';');
}

/**
 * Whether a rule names a day, be it with a number of times or an end or not.
 * @param start The day of its first date.
 */
export function isNamed(rule: PlainRule, day: number, start: number): boolean {
	const date = new Date(day);
	const first = new Date(start);
	const weekday = date.getUTCDay() || 7;
	const daysInMonth = new Date(
		Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
	).getUTCDate();
	const { frequency, interval, weekdays, nth, monthDays, months } = rule;
	const monday = (time: number) => time - ((new Date(time).getUTCDay() || 7) - 1) * dayMs;
	const monthIndex = (one: Date) => one.getUTCFullYear() * 12 + one.getUTCMonth();
	const periods = {
		DAILY: (day - start) / dayMs,
		WEEKLY: (monday(day) - monday(start)) / dayMs / 7,
		MONTHLY: monthIndex(date) - monthIndex(first),
		YEARLY: date.getUTCFullYear() - first.getUTCFullYear(),
	}[frequency];
	if (periods % interval !== 0) return false;
	if (months.length > 0 && !months.includes(date.getUTCMonth() + 1)) return false;
	const dayOfMonth = date.getUTCDate();
	if (
		monthDays.length > 0 &&
		!monthDays.some((one) => (one > 0 ? one : daysInMonth + 1 + one) === dayOfMonth)
	) {
		return false;
	}
	if (weekdays.length > 0) {
		if (!weekdays.includes(weekday)) return false;
		const fromStart = Math.ceil(dayOfMonth / 7);
		const fromEnd = -Math.ceil((daysInMonth - dayOfMonth + 1) / 7);
		return nth === undefined || nth === fromStart || nth === fromEnd;
	}
	if (monthDays.length > 0 || frequency === 'DAILY') return true;
	if (frequency === 'WEEKLY') return weekday === (first.getUTCDay() || 7);
	if (dayOfMonth !== first.getUTCDate()) return false;
	const isOwnMonth = date.getUTCMonth() === first.getUTCMonth();
	return frequency === 'MONTHLY' || months.length > 0 || isOwnMonth;
}

export function isoDay(day: number): string {
	return new Date(day).toISOString().slice(0, 10);
}
