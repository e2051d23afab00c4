import { createRequire } from 'node:module';
import { dayMs } from '../../i18n/durations.ts';
import { foldedWords } from '../../i18n/folded-words.ts';
import { Memo } from '../../i18n/locale/memo.ts';
import { addDays } from '../events/days.ts';

/** Holds official public holidays by date (`YYYY-MM-DD`), with their names where they have one. */
export type OfficialHolidays = ReadonlyMap<string, string | undefined>;

/** Names where and when holidays are asked for. */
export interface HolidayQuery {
	/** Code of the country, two letters (ISO 3166-1). */
	countryCode: string;
	/** State of the country, as `stateCode` gives it. */
	state?: string | undefined;
	years: readonly number[];
	/** Locale in whose language days are named; those without a name in it stay without. */
	locale: string;
}

interface Holiday {
	/** Begins with `YYYY-MM-DD` where it is. */
	date: string;
	start: Date;
	end: Date;
	type: string;
	rule: string;
	/** Day off in place of a holiday, at the weekend for one. */
	substitute?: boolean | undefined;
}

/** Names what is used of the library, whose own types lack names of rules and what is absent. */
interface Calendar {
	getHolidays(year: number): Holiday[];
	getLanguages(): string[];
	getRule(rule: string): { name?: string | Readonly<Record<string, string>> } | undefined;
	getStates(countryCode: string, language: string): Record<string, string> | undefined;
}

const calendars = new Memo<Calendar>();
const holidays = new Memo<OfficialHolidays>();
const stateCodes = new Memo<ReadonlyMap<string, string>>();

/** Returns the official public holidays of a country or a state of it; none of an unknown one. */
export function officialHolidays(query: HolidayQuery): OfficialHolidays {
	return holidays.get(JSON.stringify(query), () => {
		const { countryCode, locale, state, years } = query;
		const calendar = calendarOf(countryCode, state);
		const byDate = new Map<string, string | undefined>();
		for (const holiday of years.flatMap((year) => calendar.getHolidays(year))) {
			if (holiday.type !== 'public') continue;
			const name = nameOf(calendar, holiday, locale);
			for (const date of datesOf(holiday)) byDate.set(date, byDate.get(date) ?? name);
		}
		return byDate;
	});
}

/**
 * Returns the code of the state that a region is for certain: one that has its name in English, in
 * the language of the country or in that of the locale, or that code.
 */
export function stateCode(
	countryCode: string,
	region: string | undefined,
	locale: string,
): string | undefined {
	if (region === undefined) return undefined;
	const codes = stateCodes.get(`${countryCode} ${locale}`, () => codesByName(countryCode, locale));
	return codes.get(region.trim()) ?? codes.get(folded(region));
}

/** Returns codes of states by their folded names and, where these are letters, by themselves. */
function codesByName(countryCode: string, locale: string): ReadonlyMap<string, string> {
	const calendar = calendarOf(countryCode);
	const languages = new Set(['en', languageOf(locale), ...calendar.getLanguages()]);
	const named = [...languages].flatMap((language) =>
		Object.entries(calendar.getStates(countryCode, language) ?? {}),
	);
	const codesOf = Map.groupBy(named, ([, name]) => folded(name));
	const codes = new Map<string, string>();
	for (const [name, entries] of codesOf) {
		const [code, ...others] = new Set(entries.map(([known]) => known));
		if (code !== undefined && others.length === 0) codes.set(name, code);
	}
	for (const [code] of named) if (/^[A-Z]{2,3}$/.test(code)) codes.set(code, code);
	return codes;
}

/** Loads the library for the first calendar: that takes 0.2 s, which few builds have to wait. */
function calendarOf(countryCode: string, state = ''): Calendar {
	return calendars.get(`${countryCode} ${state}`, () => {
		// The entry for `require` is the class itself; a module of Node has no types.
		const Holidays = createRequire(import.meta.url)('date-holidays') as new (
			...names: string[]
		) => Calendar;
		return new Holidays(...[countryCode, state].filter((name) => name !== ''));
	});
}

/** Returns the dates of a holiday, of which each counts as a whole. */
function datesOf({ date, end, start }: Holiday): string[] {
	const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
	return Array.from({ length: days }, (_, index) => addDays(date.slice(0, 10), index));
}

/** Returns the name of a holiday; a day off in place of one has none. */
function nameOf(calendar: Calendar, holiday: Holiday, locale: string): string | undefined {
	const names = calendar.getRule(holiday.rule)?.name;
	if (holiday.substitute === true || typeof names !== 'object') return undefined;
	const { language, region = '' } = new Intl.Locale(locale);
	return names[`${language}-${region.toLowerCase()}`] ?? names[language];
}

function languageOf(locale: string): string {
	return new Intl.Locale(locale).language;
}

function folded(name: string): string {
	return foldedWords(name).join(' ');
}
