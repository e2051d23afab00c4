import type { CardDate, CardDates, CardNotice } from './card-dates.ts';
import type { EventClock } from './dated-event.ts';
import { addDays, type Day, dayInZone } from './days.ts';
import { shownDays } from './date-run.ts';
import { coversEveryOccurrence } from './event-status.ts';
import { type GoingOn, goingOn } from './going-on.ts';
import { daysBeginningAfter } from './further-dates.ts';
import { furthestMs, unlistedUntilMs } from './listed-dates.ts';
import type { Occurrence } from './occurrence.ts';
import type { WordsContext } from './occurrence-words.ts';
import { ruleInWords } from './recurrence-words.ts';
import { statusNotices } from './status-words.ts';
import { offsetToShow } from './shown-offset.ts';
import { withOffset } from './date-words.ts';
import { leadingOccurrence, upcomingOccurrences } from './upcoming.ts';

/**
 * Number of days ahead within which every date is carried, up to `maxDates`; of those that a rule
 * adds, and of later ones, only the first `minDates` are: words state the rule as well.
 */
const reachDays = 60;
const minDates = 12;
const maxDates = 40;

/**
 * Returns the dates of an event that its card carries: those to come, or the last one; `undefined`
 * when it has none.
 *
 * @param dates Dates by start.
 * @param previousStartDate The day before the event was moved.
 */
export function cardDatesOf(
	dates: readonly Occurrence[],
	previousStartDate: Day | undefined,
	clock: EventClock,
	context: WordsContext,
): CardDates | undefined {
	const upcoming = upcomingOccurrences(dates, clock.nowMs);
	const horizon = addDays(dayInZone(clock.nowMs, clock.timeZone), reachDays);
	const carried = upcoming
		.slice(0, maxDates)
		.filter(
			({ firstDay, isExpanded }, index) => index < minDates || (firstDay < horizon && !isExpanded),
		);
	const known = new Set(carried);
	const shown = dates.filter((date) => !date.isExpanded || known.has(date));
	const isCut = carried.length < upcomingOccurrences(shown, clock.nowMs).length;
	// What a rule adds after those that are carried is stated by the rule.
	const further = goingOn(isCut ? dates : shown, clock);
	const endMs = furthestMs(further?.untilMs, unlistedUntilMs(upcoming, carried, clock.nowMs));
	const rule = isCut ? undefined : ruleGoingOn(further, context);
	const card = compactDates(dates, carried, previousStartDate, clock, context);
	const later = endMs === undefined ? undefined : daysBesides(carried, dates, clock);
	return (
		card && {
			...card,
			...(endMs !== undefined && { goesOnUntilMs: endMs }),
			...(later && { later }),
			...(rule !== undefined && { rule }),
		}
	);
}

/**
 * Returns the dates of a part of an event, such as those of a month or a day; the card carries all.
 *
 * @param all The dates of the event, where those after the part are to be shown.
 */
export function cardDatesOfPart(
	dates: readonly Occurrence[],
	previousStartDate: Day | undefined,
	clock: EventClock,
	context: WordsContext,
	all: readonly Occurrence[] = [],
): CardDates | undefined {
	const upcoming = upcomingOccurrences(dates, clock.nowMs);
	const card = compactDates(dates, upcoming, previousStartDate, clock, context);
	if (!card) return undefined;
	const later = daysBesides(upcoming, all, clock);
	return { ...card, isPart: 1, ...(later !== undefined && { later }) };
}

/**
 * Counts the days after the leading date of a part on which dates begin that are not in the part,
 * as `CardDates` has it; `undefined` where there are none.
 */
function daysBesides(
	part: readonly Occurrence[],
	all: readonly Occurrence[],
	clock: EventClock,
): number | undefined {
	const leading = leadingOccurrence(part, clock.nowMs);
	if (!leading || all.length === 0) return undefined;
	if (goingOn(all, clock)) return 0;
	// What begins within the days that are told of the leading one is not after them.
	const { lastDay } = shownDays(leading);
	const daysAmong = (dates: readonly Occurrence[]) =>
		daysBeginningAfter(
			lastDay,
			dates.filter(({ status }) => !coversEveryOccurrence(status)),
		);
	return daysAmong(all) - daysAmong(part) || undefined;
}

function compactDates(
	dates: readonly Occurrence[],
	carried: readonly Occurrence[],
	previousStartDate: Day | undefined,
	clock: EventClock,
	{ locale, messages, timeZone }: WordsContext,
): CardDates | undefined {
	const leading = leadingOccurrence(dates, clock.nowMs);
	if (!leading) return undefined;
	const notices: CardNotice[] = [];
	const compact = (carried.length > 0 ? carried : [leading]).map((date): CardDate => {
		const [first] = statusNotices(date.status, previousStartDate, locale, messages);
		const notice = first ? positionOf([first.kind, first.label], notices) : -1;
		const start = date.isAllDay
			? date.firstDay
			: withOffset(date.start.iso, offsetToShow(date.start, timeZone));
		const lastDay = date.lastDay === date.firstDay ? 0 : date.lastDay;
		const { run } = date;
		if (run) {
			const bounds = [run.firstDay, run.lastDay, run.endsAtMs] as const;
			return [start, date.endsAtMs, lastDay, notice, bounds];
		}
		if (notice >= 0) return [start, date.endsAtMs, lastDay, notice];
		return lastDay === 0 ? [start, date.endsAtMs] : [start, date.endsAtMs, lastDay];
	});
	return { dates: compact, ...(notices.length > 0 && { notices }) };
}

/** Adds what is not among the notices yet. */
function positionOf(notice: CardNotice, notices: CardNotice[]): number {
	const position = notices.findIndex(([kind, label]) => kind === notice[0] && label === notice[1]);
	return position < 0 ? notices.push(notice) - 1 : position;
}

/**
 * Returns the rule in words by which an event goes on; `undefined` unless it is a single rule
 * for which there are words.
 */
function ruleGoingOn(further: GoingOn | undefined, context: WordsContext): string | undefined {
	const words = further?.sources.map((source) => ruleInWords(source, context));
	return new Set(words).size === 1 ? words?.[0] : undefined;
}
