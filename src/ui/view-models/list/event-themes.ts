import { inOrderFrom } from '../../../domain/events/list-order.ts';
import { upcomingEvents } from '../../../domain/events/schedule.ts';
import { byTheme, type Theme } from '../../../domain/events/themes.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { eventClock } from '../event/event-clock.ts';
import type { PageContext } from '../site/page-context.ts';

/** Returns the themes of events to come, by name. */
export function themesOf(
	context: Pick<PageContext, 'guide' | 'now' | 'site'>,
): Theme<GuideEvent>[] {
	const { guide, site } = context;
	const entries = inOrderFrom(upcomingEvents(guide.schedule, eventClock(context)), '');
	return byTheme(entries, site.locale);
}
