import type { GuideEvent } from '../../src/guide/model/guide-records.ts';
import { type EventPage, eventPage } from '../../src/ui/view-models/event/event-page.ts';
import {
	type EventRecords,
	eventSurroundings,
} from '../../src/ui/view-models/event/event-surroundings.ts';
import type { PageContext } from '../../src/ui/view-models/site/page-context.ts';

/** The page of an event of a guide. */
export function pageOfEvent(
	context: PageContext,
	event: GuideEvent,
	records: EventRecords,
): EventPage {
	return eventPage(context, records, eventSurroundings(context, event, records));
}
