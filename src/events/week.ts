/** How a region counts its weeks; Monday is 1, Sunday 7. */
export interface WeekConvention {
	firstWeekday: number;
	weekend: readonly number[];
}

interface LocaleWithWeekInfo extends Intl.Locale {
	getWeekInfo(): { firstDay: number; weekend: number[] };
}

/** What Unicode's region data (CLDR) says of a locale. */
export function weekConvention(locale: string): WeekConvention {
	// TypeScript knows this method from its ES2026 library on only; Node has it.
	const { firstDay, weekend } = (new Intl.Locale(locale) as LocaleWithWeekInfo).getWeekInfo();
	return { firstWeekday: firstDay, weekend };
}
