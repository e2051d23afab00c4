import { lexicons } from '../../i18n/lexicons/lexicons.ts';
import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { type Weekday, weekdays } from './calendar.ts';

export interface DayNames {
	/** Monday first, each once. */
	days: Weekday[];
	hasPublicHolidays: boolean;
	/** Names that mean no day, as they were sent. */
	unreadable: string[];
}

const languages = lexicons.flatMap(({ openingDays }) => openingDays ?? []);
const to = languages.flatMap((words) => words.to).join('|');
const span = new RegExp(`^([a-z]+)\\.? ?(?:-|–|—| (?:${to}) ) ?([a-z]+)$`);

/**
 * Reads the days that a row names (structured-data rules, section 6.1): any case, plurals, usual
 * abbreviations, schema.org's addresses, "Daily", "Weekdays", "Weekend", ranges (which may run over
 * the week's end) and public holidays.
 *
 * Our reading: a name may also hold several days, separated by commas. A range from a day to itself
 * may mean the day or the week: it cannot be read.
 */
export function readDayNames(names: readonly string[]): DayNames {
	const found = new Set<Weekday>();
	const unreadable: string[] = [];
	let hasPublicHolidays = false;
	for (const name of names.flatMap(partedAtCommas)) {
		const word = plainName(name);
		const days = daysNamed(word);
		if (languages.some(({ publicHolidays }) => publicHolidays.test(word))) hasPublicHolidays = true;
		else if (days.length === 0) unreadable.push(name.trim());
		for (const day of days) found.add(day);
	}
	return { days: weekdays.filter((day) => found.has(day)), hasPublicHolidays, unreadable };
}

/** Parts names at commas and semicolons. After a comma at the end there is no name. */
function partedAtCommas(sent: string): string[] {
	const parts = sent.split(/[,;]/);
	const names = parts.filter((part) => part.trim() !== '');
	return names.length > 0 ? names : parts;
}

/**
 * Returns a name in lower case, without schema.org's prefix and a full stop at the end;
 * `PublicHolidays` becomes two words.
 */
function plainName(name: string): string {
	return withoutSchemaOrg(name)
		.replace(/(?<=[a-z])(?=H)/, ' ')
		.toLowerCase()
		.replace(/\s+/g, ' ')
		.replace(/\.$/, '');
}

function daysNamed(word: string): readonly Weekday[] {
	for (const { everyDay, weekdays: working, weekend } of languages) {
		if (everyDay.test(word)) return weekdays;
		if (working.test(word)) return [0, 1, 2, 3, 4];
		if (weekend.test(word)) return [5, 6];
	}
	const bounds = span.exec(word);
	const [first, last] = (bounds?.slice(1) ?? [word, word]).map(dayNamed);
	if (first === undefined || last === undefined || first < 0 || last < 0) return [];
	if (bounds && first === last) return [];
	const length = ((last - first + 7) % 7) + 1;
	return weekdays.slice(0, length).map((offset) => (first + offset) % 7);
}

/** Returns the number of the day that a word names; -1 where it names none. */
function dayNamed(word: string): number {
	const found = languages.map(({ days }) => days.findIndex((day) => day.test(word)));
	return found.find((day) => day >= 0) ?? -1;
}
