import { addDays } from '../../../domain/events/days.ts';
import { statusInName } from '../../../domain/events/status-in-name.ts';
import { leadingOccurrence } from '../../../domain/events/upcoming.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import type { EventContext } from './page-context.ts';
import { type PageNotice, pageNotice } from './page-notice.ts';

/**
 * Returns the status that only the name of an event states, as a question for cards: “Cancelled?”;
 * `undefined` where the stated status says the same, or the name says nothing.
 */
export function questionInName(
	{ messages: { events: words } }: EventContext,
	event: GuideEvent,
): string | undefined {
	const status = statusInName(event);
	if (status === undefined) return undefined;
	return words.uncertainStatus(status === 'called-off' ? words.cancelled : words.soldOut);
}

/**
 * Returns what visitors are shown who cannot read in the name of an event that it may be called off
 * or sold out, in the language of the interface; `undefined` where the name says nothing that its
 * status does not, and once its last date is over.
 *
 * @param goesOnUntilMs Until when there may be further dates than are known, 0 for ever; absent
 *   where there are none.
 */
export function nameNotice(
	context: EventContext,
	event: GuideEvent,
	goesOnUntilMs: number | undefined,
): PageNotice | undefined {
	const { mayBeCalledOff, mayBeSoldOut } = context.messages.events;
	const status = statusInName(event);
	if (status === undefined || (event.standing === 'past' && goesOnUntilMs === undefined)) {
		return undefined;
	}
	const last = leadingOccurrence(event.dates, Infinity);
	return pageNotice(context, {
		text: status === 'called-off' ? mayBeCalledOff : mayBeSoldOut,
		before: last && goesOnUntilMs === undefined ? addDays(last.lastDay, 1) : undefined,
	});
}
