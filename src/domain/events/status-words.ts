import type { EventMessages } from '../../i18n/messages/en/events.ts';
import { dateInWords } from './date-words.ts';
import type { Day } from './days.ts';
import type { EventState, EventStatus } from './event-status.ts';

/** Holds a notice about an event or one of its dates that a visitor must not miss. */
export interface StatusNotice {
	kind: Exclude<EventState, 'scheduled'> | 'sold-out' | 'as-given';
	/** "Cancelled": on cards, beside dates and as the title of a banner. */
	label: string;
	/** Sentence for the banner; absent when there is nothing to add. */
	detail?: string | undefined;
}

/**
 * Returns whether a notice is still worth saying when its date is past: that it was sold out is
 * not.
 */
export function isCalledOff(kind: string | undefined): boolean {
	return kind === 'cancelled' || kind === 'postponed';
}

/**
 * Returns whether the detail of a notice speaks of the event: of a new date, or of what is called
 * off, it speaks of the dates shown.
 */
export function isAboutEvent({ kind }: Pick<StatusNotice, 'kind'>): boolean {
	return kind === 'sold-out' || kind === 'moved-online';
}

/**
 * Returns the notices that a status calls for, the most important first; nothing for an event that
 * takes place as planned.
 *
 * @param previousStartDate The day before the move, for events that were rescheduled.
 */
export function statusNotices(
	status: EventStatus,
	previousStartDate: Day | undefined,
	locale: string,
	messages: EventMessages,
): StatusNotice[] {
	const { state, isSoldOut, sourceText } = status;
	const notices: StatusNotice[] = [];
	if (state !== undefined && state !== 'scheduled') {
		notices.push(stateNotice(state, previousStartDate, locale, messages));
	}
	if (isSoldOut) {
		notices.push({ kind: 'sold-out', label: messages.soldOut, detail: messages.soldOutDetail });
	}
	if (sourceText !== undefined) {
		notices.push({ kind: 'as-given', label: messages.statusAsGiven(sourceText) });
	}
	return notices;
}

function stateNotice(
	state: Exclude<EventState, 'scheduled'>,
	previousStartDate: Day | undefined,
	locale: string,
	messages: EventMessages,
): StatusNotice {
	switch (state) {
		case 'cancelled':
			return { kind: state, label: messages.cancelled, detail: messages.cancelledDetail };
		case 'postponed':
			return { kind: state, label: messages.postponed, detail: messages.postponedDetail };
		case 'moved-online':
			return { kind: state, label: messages.movedOnline, detail: messages.movedOnlineDetail };
		case 'rescheduled':
			return {
				kind: state,
				label: messages.rescheduled,
				detail:
					previousStartDate === undefined
						? messages.rescheduledDetail
						: messages.rescheduledFrom(dateInWords(previousStartDate, locale)),
			};
	}
}
