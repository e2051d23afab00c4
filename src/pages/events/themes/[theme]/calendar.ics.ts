import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarAnswer } from '../../../../layouts/calendar-answer.ts';
import { pageContext } from '../../../../published-guide.ts';
import { partFeed } from '../../../../view-models/event-calendars.ts';
import { themesOf } from '../../../../view-models/event-themes.ts';

export const getStaticPaths = (async () => {
	return themesOf(await pageContext()).map(({ entries, name, slug }) => ({
		params: { theme: slug },
		props: { name, events: entries.map(({ event }) => event) },
	}));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	calendarAnswer(partFeed(await pageContext(), props.name, props.events));
