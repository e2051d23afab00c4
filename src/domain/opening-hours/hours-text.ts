import type { OpeningHoursMessages } from '../../i18n/messages/en/opening-hours.ts';
import { elided } from '../../i18n/locale/elided.ts';
import { clockText } from './clock-text.ts';
import { type DayHours, mayBeOpen } from './day-hours.ts';
import { type OpenEnded, type Shift, clockTime, endOfDay, isOpenEnded } from './time-of-day.ts';

export interface Wording {
	/** BCP 47. */
	locale: string;
	messages: OpeningHoursMessages;
}

/** A piece of text, or a time of day to be set as `<time datetime>`. */
export interface TextPiece {
	text: string;
	/** `HH:MM`. */
	datetime?: string;
}

/** The hours of a day, ready to print. */
export interface HoursText {
	/** Each stretch of being open, in order; of one without a stated end its beginning. */
	ranges: TextPiece[][];
	/**
	 * "Closed", "Open 24 hours", "Not stated", "Stated in two ways", or what is in doubt beside the
	 * ranges.
	 */
	remark?: string;
	/** All of it on one line. */
	text: string;
	isClosed: boolean;
	/** Some stretch states only its beginning. */
	isOpenEnded?: true;
}

export function hoursText(hours: DayHours, { locale, messages }: Wording): HoursText {
	const isAllDay = hours.shifts.some(({ opens, closes }) => opens === 0 && closes === endOfDay);
	const openings = [...(isAllDay ? [] : hours.shifts), ...hours.openEnded];
	const ranges = openings
		.toSorted((one, other) => one.opens - other.opens)
		.map((opening) => openingPieces(opening, { locale, messages }));
	const isClosed = !mayBeOpen(hours);
	const remarks = [
		...(isAllDay ? [messages.allDay] : []),
		...(isClosed ? [messages.closed] : []),
		...doubtRemarks(hours, messages),
	];
	const remark = remarks.join(messages.listSeparator);
	const text = [...ranges.map(textOfPieces), ...remarks].join(messages.listSeparator);
	return {
		ranges,
		text,
		isClosed,
		...(remark !== '' && { remark }),
		...(hours.openEnded.length > 0 && { isOpenEnded: true }),
	};
}

/**
 * One stretch, or its beginning, as pieces in the order in which the language of the messages sets
 * them.
 */
export function openingPieces(opening: Shift | OpenEnded, wording: Wording): TextPiece[] {
	return isOpenEnded(opening) ? openEndedPieces(opening, wording) : rangePieces(opening, wording);
}

function openEndedPieces({ opens }: OpenEnded, { locale, messages }: Wording): TextPiece[] {
	const time = clockText(opens, locale, messages.midnight);
	const text = elided(messages.timesOpenEnded.replace('{opens}', time), messages.status.elisions);
	const [before = '', after = ''] = text.split(time);
	return [{ text: before }, { text: time, datetime: clockTime(opens) }, { text: after }].filter(
		(piece) => piece.text !== '',
	);
}

function rangePieces({ opens, closes }: Shift, { locale, messages }: Wording): TextPiece[] {
	const template = closes > endOfDay ? messages.timesUntilNextDay : messages.times;
	const times = new Map([
		['{opens}', opens],
		['{closes}', closes > endOfDay ? closes - endOfDay : closes],
	]);
	return template
		.split(/(\{opens\}|\{closes\})/)
		.filter((piece) => piece !== '')
		.map((piece) => {
			const minute = times.get(piece);
			if (minute === undefined) return { text: piece };
			return { text: clockText(minute, locale, messages.midnight), datetime: clockTime(minute) };
		});
}

export function textOfPieces(pieces: readonly TextPiece[]): string {
	return pieces.map(({ text }) => text).join('');
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
