import { type NamedRange, dayRangeOf } from '../../domain/events/day-ranges.ts';
import { type DatedEvents, type EventMoment, datedEvents } from './dated-events.ts';
import { type EventFilters, rangeOfFilters } from './event-filters.ts';
import type { EventTable } from './event-table.ts';
import { type RowTest, facetTests, failedTests, testedRows } from './row-tests.ts';

/** Describes who looks at what is on, and when. */
export interface EventVisitor extends EventMoment {
	/** Weekdays that make a weekend, Monday is 1. */
	weekend: readonly number[];
}

/** Holds the events that filters leave, and what each further choice would leave of them. */
export interface WhatsOn {
	/** Rows by their date; see `DatedEvents`. */
	rows: Uint32Array;
	/** Date for which each of them stands in the list. */
	date: DatedEvents['date'];
	/** Number of events with each value of a facet under all other filters, by key of the facet. */
	counts: ReadonlyMap<string, Uint32Array>;
	/** Number of events in each of these ranges, and on any date, under all other filters. */
	rangeCounts: Readonly<Record<NamedRange | 'any', number>>;
}

/** Counts the events that pass all filters. */
export function countOfEvents(
	table: EventTable,
	filters: EventFilters,
	visitor: EventVisitor,
): number {
	const tests = testsOf(table, filters, datesFor(table, filters, visitor));
	return failedTests(table.count, tests).reduce((sum, failed) => sum + Number(failed === 0), 0);
}

/**
 * Returns the events that pass all filters, in their order, with counts for all that can be
 * chosen.
 */
export function matchingEventsWithCounts(
	table: EventTable,
	filters: EventFilters,
	visitor: EventVisitor,
): WhatsOn {
	const dated = datesFor(table, filters, visitor);
	const tested = testedRows(table.count, testsOf(table, filters, dated));
	const countIn = (other: DatedEvents) => tested.countOf(dateTest(other));
	const countOf = (name: NamedRange) =>
		countIn(datedEvents(table, dayRangeOf(name, visitor.today, visitor.weekend), visitor));
	return {
		rows: dated.order().filter((row) => tested.failed[row] === 0),
		date: dated.date,
		counts: new Map(table.facets.map((facet) => [facet.key, tested.countsOf(facet)])),
		rangeCounts: {
			any: countIn(datedEvents(table, undefined, visitor)),
			today: countOf('today'),
			weekend: countOf('weekend'),
			'next-7-days': countOf('next-7-days'),
		},
	};
}

function datesFor(table: EventTable, filters: EventFilters, visitor: EventVisitor): DatedEvents {
	return datedEvents(table, rangeOfFilters(filters, visitor.today, visitor.weekend), visitor);
}

function testsOf(table: EventTable, { chosen }: EventFilters, dated: DatedEvents): RowTest[] {
	return [...facetTests(table.facets, chosen), dateTest(dated)];
}

/**
 * Returns the test of whether an event is on. Its key has a space, as no parameter of a facet
 * has.
 */
function dateTest({ has }: DatedEvents): RowTest {
	return { key: 'is on', passes: has };
}
