import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarAnswer } from '../../../layouts/calendar-answer.ts';
import { pageContext } from '../../../published-guide.ts';
import { calendarFeed } from '../../../view-models/event-calendars.ts';

export const getStaticPaths = (async () => {
	const context = await pageContext();
	const { calendarOfPart } = context.messages.events;
	return context.guide.destinations
		.filter(({ events }) => events.length > 0)
		.map(({ addressSlug, events, summary }) => ({
			params: { destination: addressSlug },
			props: {
				calendar: calendarFeed(context, calendarOfPart(summary.name, context.site.name), events),
			},
		}));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ calendar: string }> = ({ props }) => calendarAnswer(props.calendar);
