import type { APIRoute } from 'astro';
import { calendarAnswer } from '../../layouts/calendar-answer.ts';
import { pageContext } from '../../published-guide.ts';
import { calendarFeed } from '../../view-models/event-calendars.ts';

export const GET: APIRoute = async () => {
	const context = await pageContext();
	const { guide, messages, site } = context;
	return calendarAnswer(
		calendarFeed(context, messages.events.calendarOfGuide(site.name), guide.events),
	);
};
