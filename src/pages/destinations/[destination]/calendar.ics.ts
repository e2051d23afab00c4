import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarAnswer } from '../../../layouts/calendar-answer.ts';
import { pageContext } from '../../../published-guide.ts';
import { partFeed } from '../../../view-models/event-calendars.ts';

export const getStaticPaths = (async () => {
	const { guide } = await pageContext();
	return guide.destinations
		.filter(({ events }) => events.length > 0)
		.map(({ addressSlug, events, summary: { name } }) => ({
			params: { destination: addressSlug },
			props: { name, events },
		}));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	calendarAnswer(partFeed(await pageContext(), props.name, props.events));
