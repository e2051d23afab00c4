import { buildGuide } from '../../src/guide/model/build-guide.ts';
import { eventSummary } from '../../src/guide/model/event-summary.ts';
import { groupingSummary } from '../../src/guide/model/grouping-summary.ts';
import { placeSummary } from '../../src/guide/model/place-summary.ts';
import { messagesFor } from '../../src/i18n/messages/messages.ts';
import { createRoutes } from '../../src/config/routes.ts';
import { site } from '../../src/config/site.ts';
import type { PageContext } from '../../src/ui/view-models/site/page-context.ts';
import {
	generatedCalendar,
	generatedContent,
	generatedNow,
	generatedTimeZone,
} from './generated-content.ts';
import { readRecordShapes, shapeFolders } from './record-shapes.ts';

/**
 * Returns what pages of a generated guide of that many places are made from, a fifth as many events
 * among it.
 */
export async function generatedContext(placeCount: number): Promise<PageContext> {
	const shapes = await readRecordShapes(shapeFolders(), generatedCalendar());
	const content = generatedContent(placeCount, shapes);
	const nowMs = Date.parse(generatedNow);
	const guide = buildGuide(
		{
			places: content.places.map(placeSummary),
			events: content.events.map(eventSummary),
			destinations: content.destinations.map(groupingSummary),
			collections: content.collections.map(groupingSummary),
		},
		site.locale,
		{ nowMs, timeZone: generatedTimeZone },
	);
	return {
		guide,
		site: { ...site, timeZone: generatedTimeZone },
		routes: createRoutes('https://guide.example', '/'),
		messages: messagesFor(site.locale),
		formerPermalinks: [],
		now: nowMs,
		contentReadAt: generatedNow,
		imageCopies: new Map(),
		sharedOccurrenceIds: new Set(),
	};
}
