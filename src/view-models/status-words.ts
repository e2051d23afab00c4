import type { EventStatus } from '../events/event-status.ts';
import type { EventMessages } from '../messages/en/events.ts';

/** A status in one or two words; `undefined` where an event takes place as planned or nothing is known. */
export function statusWords(status: EventStatus, words: EventMessages): string | undefined {
	switch (status.state) {
		case 'cancelled':
			return words.cancelled;
		case 'postponed':
			return words.postponed;
		case 'rescheduled':
			return words.rescheduled;
		case 'moved-online':
			return words.movedOnline;
		default:
			if (status.isSoldOut) return words.soldOut;
			return status.sourceText === undefined ? undefined : words.statusAsGiven(status.sourceText);
	}
}
