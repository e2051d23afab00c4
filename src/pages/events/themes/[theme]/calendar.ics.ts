import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarAnswer } from '../../../../layouts/calendar-answer.ts';
import { pageContext } from '../../../../published-guide.ts';
import { calendarFeed } from '../../../../view-models/event-calendars.ts';
import { themesOf } from '../../../../view-models/event-lists.ts';

export const getStaticPaths = (async () => {
	const context = await pageContext();
	const { calendarOfPart } = context.messages.events;
	return themesOf(context).map(({ entries, name, slug }) => ({
		params: { theme: slug },
		props: {
			calendar: calendarFeed(
				context,
				calendarOfPart(name, context.site.name),
				entries.map(({ event }) => event),
			),
		},
	}));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ calendar: string }> = ({ props }) => calendarAnswer(props.calendar);
