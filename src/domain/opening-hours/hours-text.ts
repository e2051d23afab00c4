import type { OpeningHoursMessages } from '../../i18n/messages/en/opening-hours.ts';
import { elided } from '../../i18n/locale/elided.ts';
import { clockText } from './clock-text.ts';
import { type DayHours, mayBeOpen } from './day-hours.ts';
import { type OpenEnded, type Shift, endOfDay, isOpenEnded } from './time-of-day.ts';

export interface Wording {
	/** BCP 47. */
	locale: string;
	messages: OpeningHoursMessages;
}

/** Holds the hours of a day, ready to print. */
export interface HoursText {
	/** Stretches of being open, in order; of one without a stated end its beginning. */
	ranges: string[];
	/**
	 * "Closed", "Open 24 hours", "Not stated", "Stated in two ways", or what is in doubt beside the
	 * ranges.
	 */
	remark?: string;
	/** Hours on one line. */
	text: string;
	isClosed: boolean;
	/** Whether some stretch states only its beginning. */
	isOpenEnded?: true;
}

export function hoursText(hours: DayHours, { locale, messages }: Wording): HoursText {
	const isAllDay = hours.shifts.some(({ opens, closes }) => opens === 0 && closes === endOfDay);
	const openings = [...(isAllDay ? [] : hours.shifts), ...hours.openEnded];
	const ranges = openings
		.toSorted((one, other) => one.opens - other.opens)
		.map((opening) => openingText(opening, { locale, messages }));
	const isClosed = !mayBeOpen(hours);
	const remarks = [
		...(isAllDay ? [messages.allDay] : []),
		...(isClosed ? [messages.closed] : []),
		...doubtRemarks(hours, messages),
	];
	const remark = remarks.join(messages.listSeparator);
	const text = [...ranges, ...remarks].join(messages.listSeparator);
	return {
		ranges,
		text,
		isClosed,
		...(remark !== '' && { remark }),
		...(hours.openEnded.length > 0 && { isOpenEnded: true }),
	};
}

/** Returns one stretch of being open in words, or its beginning where no end is stated. */
export function openingText(opening: Shift | OpenEnded, { locale, messages }: Wording): string {
	const opens = clockText(opening.opens, locale, messages.midnight);
	if (isOpenEnded(opening)) {
		const text = messages.timesOpenEnded.replace('{opens}', opens);
		return elided(text, messages.status.elisions);
	}
	const isNextDay = opening.closes > endOfDay;
	const closes = isNextDay ? opening.closes - endOfDay : opening.closes;
	return (isNextDay ? messages.timesUntilNextDay : messages.times)
		.replace('{opens}', opens)
		.replace('{closes}', clockText(closes, locale, messages.midnight));
}

function doubtRemarks(hours: DayHours, messages: OpeningHoursMessages): string[] {
	if (hours.doubtUntil === 0) return [];
	const { doubtKind: kind, mayBeClosed, openEnded, shifts } = hours;
	if (shifts.length + openEnded.length === 0) {
		if (kind === 'contradiction') return [messages.statedInTwoWays];
		return [kind === 'unreadable' ? messages.dayNotStatedClearly : messages.dayNotStated];
	}
	if (kind === 'closed-at-times') return [messages.closedAtTimes];
	return [mayBeClosed ? messages.mayBeClosed : messages.mayBeMore];
}
