import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarResponse } from '../../../../ui/layouts/calendar-response.ts';
import { pageContext } from '../../../../build/published-guide.ts';
import { partFeed } from '../../../../ui/view-models/event/event-calendars.ts';
import { themeCalendars } from '../../../../ui/view-models/event/part-calendars.ts';

export const getStaticPaths = (async () => {
	return themeCalendars(await pageContext()).map(({ events, name, slug }) => ({
		params: { theme: slug },
		props: { name, events },
	}));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	calendarResponse(partFeed(await pageContext(), props.name, props.events));
