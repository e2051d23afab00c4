import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import { periodText } from './date-text.ts';
import { mayBeOpen } from './day-hours.ts';
import type { Wording } from './hours-text.ts';
import { periodOfCommonYear } from './common-year.ts';
import { type Season, type Seasons, shortestSeasonInDays } from './seasons.ts';
import { daysOfYear, periodOf, relabelled } from './year.ts';

/** Describes a stretch of the year, measured in days of a leap year from 1 January. */
export interface RibbonBand {
	start: number;
	length: number;
	kind: 'open' | 'closed' | 'not-stated';
	/** Number of its table, from 1, for `open`. */
	table?: number;
	/** Words for what the band shows. */
	text: string;
}

export interface YearRibbon {
	/** 366. */
	length: number;
	/** Months by their short names, and where each begins. */
	months: { name: string; start: number }[];
	bands: RibbonBand[];
}

/** Holds the number of a table, or what else there is to say of a day. */
type Label = number | 'closed' | 'not-stated';

/**
 * Returns the year as a drawing, with the same in words.
 *
 * `undefined` when hours do not change by season, or are the same for all but less than four weeks:
 * many records leave out a holiday or two, which is no season.
 *
 * @param tables seasons in the order of their tables.
 * @param hasLeapDay whether the year is one with 29 February.
 */
export function yearRibbon(
	{ seasons, year }: Seasons,
	tables: readonly number[],
	hasLeapDay: boolean,
	wording: Wording,
): YearRibbon | undefined {
	const stretches = relabelled(year, (season) => labelOf(season, seasons, tables));
	const kinds = new Set(stretches.map(({ label }) => label));
	const daysNotStated = stretches
		.filter(({ label }) => label === 'not-stated')
		.reduce((days, { length }) => days + length, 0);
	if (kinds.size === 1) return undefined;
	if (kinds.size === 2 && daysNotStated > 0 && daysNotStated < shortestSeasonInDays)
		return undefined;
	const bands = stretches.map((stretch) => {
		const { label, start, length } = stretch;
		const period = hasLeapDay ? periodOf(stretch) : periodOfCommonYear(periodOf(stretch));
		return { start, length, ...bandOf(label, periodText(period, wording), wording) };
	});
	return { length: daysOfYear.length, months: months(wording.locale), bands };
}

function labelOf(
	index: number | undefined,
	seasons: readonly Season[],
	tables: readonly number[],
): Label {
	const season = seasons[index ?? -1];
	if (index === undefined || !season || !tables.includes(index)) return 'not-stated';
	const isClosed = !season.days.some(mayBeOpen);
	return isClosed ? 'closed' : tables.indexOf(index) + 1;
}

function bandOf(
	label: Label,
	dates: string,
	{ messages }: Wording,
): Pick<RibbonBand, 'kind' | 'table' | 'text'> {
	if (label === 'closed') return { kind: label, text: messages.yearClosed(dates) };
	if (label === 'not-stated') return { kind: label, text: messages.yearNotStated(dates) };
	return { kind: 'open', table: label, text: messages.yearOpen(dates, label) };
}

function months(locale: string): YearRibbon['months'] {
	const format = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
	return Array.from({ length: 12 }, (_, month) => ({
		name: format.format(Date.UTC(2000, month)),
		start: daysOfYear.indexOf((month + 1) * 100 + 1),
	}));
}
