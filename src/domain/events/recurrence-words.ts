import { dateWithinYear } from './date-words.ts';
import { addDays, type Day, dayInZone, lastWritableDay } from './days.ts';
import type { Occurrence } from './occurrence.ts';
import type { WordsContext } from './occurrence-words.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { repeatsInWords } from './repeats-words.ts';
import { momentInstant } from './rule-moments.ts';
import { zoned } from './zone-offsets.ts';

/**
 * Returns the rules of an event in words, each once: "Every Friday until 30 September".
 *
 * With those of a period stands the note on it. A rule that cannot be read, or for which there are
 * no words, is given as the source wrote it and said to be so.
 */
export function recurrencesInWords(
	occurrences: readonly Occurrence[],
	context: WordsContext,
): string[] {
	const words = occurrences.flatMap((occurrence) => {
		const { isExpanded, notes, period, recurrenceRule, rule } = occurrence;
		// Dates alone, which are listed.
		const hasDatesAlone = rule?.count === 1 && rule.added.length > 0;
		if (recurrenceRule === undefined || isExpanded || hasDatesAlone) return [];
		const inWords = ruleInWords(occurrence, context);
		// A note on a period is about all dates of the rule.
		return [
			inWords ?? withoutWords(recurrenceRule, context),
			...(period && notes !== undefined ? [notes] : []),
		];
	});
	return [...new Set(words)];
}

/**
 * Returns a rule in words; `undefined` for one that cannot be read or has none, such as every
 * Friday the 13th, and for one that was written for other days than it has at the venue.
 *
 * @param source The occurrence that carries the rule; its start says what the rule leaves out (RFC
 * 5545, section 3.3.10).
 */
export function ruleInWords(
	source: Pick<Occurrence, 'rule' | 'start' | 'timeZone'>,
	context: WordsContext,
): string | undefined {
	const { rule } = source;
	const repeats = rule && repeatsInWords(rule, source.start.day, context);
	if (repeats === undefined) return undefined;
	const { messages, locale, today } = context;
	if (rule?.count !== undefined) return messages.ruleTimes(repeats, rule.count);
	const until = rule && lastPossibleDay(rule, source);
	if (until === undefined) return repeats;
	return messages.ruleUntil(repeats, dateWithinYear(until, locale, today.slice(0, 4)));
}

/**
 * Returns what is said of a rule without words: what a source wrote for people, and of a rule for
 * programs that there is one.
 */
function withoutWords(text: string, { messages }: WordsContext): string {
	return /\b(?:FREQ|RDATE|RRULE)\b/i.test(text)
		? messages.repeatsRegularly
		: messages.ruleAsGiven(text);
}

/**
 * Returns the last day on which a rule may have a date; `undefined` for a rule without an end. An
 * end earlier in the day than its dates start, by the clocks of the venue, leaves only the day
 * before; the last day of the year 9999 is none (our reading).
 */
function lastPossibleDay(
	rule: RecurrenceRule,
	{ start, timeZone }: Pick<Occurrence, 'start' | 'timeZone'>,
): Day | undefined {
	const endMs = rule.until && momentInstant(rule.until, timeZone);
	if (endMs === undefined) return undefined;
	const day = dayInZone(endMs, timeZone);
	if (day === lastWritableDay) return undefined;
	const endsAt = zoned(endMs, timeZone).toPlainTime().toString();
	const startsAt = start.iso.slice(11, 19);
	return endsAt < startsAt ? addDays(day, -1) : day;
}
