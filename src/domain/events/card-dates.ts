import { type Day, dayInZone } from './days.ts';
import { daysBeginningAfter, furtherInWords } from './further-dates.ts';
import { leadingDate } from './leading-date.ts';
import type { OrderedDate } from './list-order.ts';
import { shortDateWords } from './short-date-words.ts';
import type { CardWords } from '../../i18n/messages/browser-words.ts';
import { type StatusNotice, isCalledOff } from './status-words.ts';

/** Names what is out of the ordinary about a date. */
export type CardNotice = readonly [kind: StatusNotice['kind'] | 'over' | 'closed', label: string];

/**
 * Holds one date in the least room: its day, or its start with its offset, behind which stands the
 * offset to show beside its clock (`2026-07-04T09:00:00+08:00 UTC+8`); the last instant at which it
 * is not over; its last day and the position of its notice where it has them (else 0 and -1); first
 * and last day of the run of which it is a part, and the last instant of that.
 */
export type CardDate = readonly [
	start: string,
	endsAtMs: number,
	lastDay?: Day | 0,
	notice?: number,
	run?: readonly [firstDay: Day, lastDay: Day, endsAtMs: number],
];

/** Holds the dates of an event as its card carries them, as JSON in a page. */
export interface CardDates {
	/** Dates to come, by start, or the last one. At least one. */
	dates: readonly CardDate[];
	notices?: readonly CardNotice[];
	/**
	 * Instant up to which the event may have further dates; absent when these are all, 0 when it is
	 * not known until when.
	 */
	goesOnUntilMs?: number;
	/** Rule in words by which it goes on. */
	rule?: string;
	/**
	 * Whether the dates are only those of a part of the list: when they are past, the event need not
	 * be over.
	 */
	isPart?: 1;
	/** Days on which a date that runs for long is on and its venue is closed. */
	closed?: readonly Day[];
	/**
	 * Number of further days on which others begin that are not among the dates; 0 when it is not
	 * known, absent where there are none or `goesOnUntilMs` alone shows them.
	 */
	later?: number;
}

/** Holds what a card says of its event. */
export interface CardText {
	when: string;
	/** Words for the dates after it: "and 2 more dates"; absent where there are none. */
	further?: string | undefined;
	/** Machine-readable date, for a `time` element; absent where no date is shown. */
	dateTime?: string | undefined;
	notice?: CardNotice | undefined;
	/** `goes-on`: it is not over, but its next date is not known. */
	standing: 'next' | 'goes-on' | 'past';
	/** Span of the date, for the order of a list. */
	occurrence: {
		firstDay: Day;
		start: { epochMs: number };
		endsAtMs: number;
		run?: OrderedDate['run'];
	};
}

/**
 * Returns what a card says at an instant, in the build as in the browser.
 *
 * @param timeZone Time zone of the guide (IANA name).
 * @param isLive Whether the instant is that of reading, not of the build.
 */
export function cardText(
	card: CardDates,
	nowMs: number,
	timeZone: string,
	words: CardWords,
	locale: string,
	isLive: boolean,
): CardText {
	const today = dayInZone(nowMs, timeZone);
	const dates = card.dates.map((date) => readDate(date, card.notices));
	const leading = leadingDate(dates, nowMs, ({ notice }) => notice?.[0]);
	if (!leading) throw new Error('A card without a date has no words for it.');
	const { clock, dateTime, firstDay, endsAtMs, notice, offset, run, start } = leading;
	const occurrence = { firstDay, start, endsAtMs, run };
	const { goesOnUntilMs, later = 0 } = card;
	const isNext = endsAtMs >= nowMs;
	const days = isNext ? (run ?? leading) : leading;
	const takingPlace = dates.filter((date) => !isCalledOff(date.notice?.[0]));
	const count = daysBeginningAfter(days.lastDay, takingPlace) + later;
	const isOpen = !later && (goesOnUntilMs ?? card.later) !== undefined;
	const shownDays = { ...days, clock, offset, isFollowed: isOpen || count > 0 };
	const when = shortDateWords(shownDays, today, words, locale, isLive);
	if (isNext) {
		const further = furtherInWords(count, isOpen, words);
		const isClosed = isLive && days.firstDay <= today && card.closed?.includes(today);
		const shownNotice = isClosed ? closedNotice(notice, words) : notice;
		return { when, further, dateTime, notice: shownNotice, standing: 'next', occurrence };
	}
	if (goesOnUntilMs === 0 || (goesOnUntilMs !== undefined && goesOnUntilMs >= nowMs)) {
		const text = card.rule ? words.goesOn.replace('{rule}', card.rule) : words.laterDates;
		return { when: text, standing: 'goes-on', occurrence };
	}
	// Its last date is none of those that the card knows.
	if (goesOnUntilMs !== undefined) return { when: words.over, standing: 'past', occurrence };
	// It did not take place, and no new date is stated.
	if (notice?.[0] === 'postponed' && !card.isPart) {
		return { when, dateTime, notice, standing: 'goes-on', occurrence };
	}
	return { when, dateTime, notice: pastNotice(card, notice, words), standing: 'past', occurrence };
}

/**
 * Joins the notice of a date to that of a closed venue. What is called off takes place on no day;
 * beside all else a visitor has to know both.
 */
function closedNotice(notice: CardNotice | undefined, { closedToday }: CardWords): CardNotice {
	if (!notice) return ['closed', closedToday];
	return isCalledOff(notice[0]) ? notice : [notice[0], `${notice[1]} · ${closedToday}`];
}

function pastNotice(
	{ isPart }: CardDates,
	notice: CardNotice | undefined,
	words: CardWords,
): CardNotice {
	if (notice && isCalledOff(notice[0])) return notice;
	return ['over', isPart ? words.past : words.over];
}

function readDate(
	[begins, endsAtMs, lastDay, notice = -1, run]: CardDate,
	notices: readonly CardNotice[] = [],
) {
	const [dateTime = '', offset] = begins.split(' ');
	const firstDay = dateTime.slice(0, 10);
	const start = { epochMs: Date.parse(dateTime) };
	return {
		dateTime,
		start,
		endsAtMs,
		firstDay,
		lastDay: lastDay === undefined || lastDay === 0 ? firstDay : lastDay,
		clock: dateTime.slice(11, 16) || undefined,
		offset,
		notice: notices[notice],
		run: run && { start, firstDay: run[0], lastDay: run[1], endsAtMs: run[2] },
	};
}
