import type { Weekday } from './calendar.ts';

/** The first day of the week where the locale is used (Unicode CLDR, week data); Monday is 0, and where none is known. */
export function firstDayOfWeek(locale: string): Weekday {
	// Node 24 has it as a method; the libraries that describe ES2024 to TypeScript do not know it yet.
	const described = new Intl.Locale(locale) as Intl.Locale & {
		getWeekInfo?: () => { firstDay: number };
	};
	const firstDay = described.getWeekInfo?.().firstDay ?? 1;
	return (firstDay + 6) % 7;
}
