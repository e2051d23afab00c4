import type { GuideEvent } from '../../src/guide/model/guide-records.ts';
import { type EventPage, eventPage } from '../../src/view-models/event-page.ts';
import { type EventRecords, eventSurroundings } from '../../src/view-models/event-surroundings.ts';
import type { PageContext } from '../../src/view-models/page-context.ts';

/** The page of an event of a guide. */
export function pageOfEvent(
	context: PageContext,
	event: GuideEvent,
	records: EventRecords,
): EventPage {
	return eventPage(context, records, eventSurroundings(context, event, records));
}
