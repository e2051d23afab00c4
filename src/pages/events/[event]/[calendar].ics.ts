import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarAnswer } from '../../../layouts/calendar-answer.ts';
import { pageContext } from '../../../published-guide.ts';
import { calendarFilesOf, calendarOfEvent } from '../../../view-models/event-calendars.ts';

export const getStaticPaths = (async () => {
	const { guide } = await pageContext();
	return guide.events.flatMap((event) =>
		calendarFilesOf(event).map((file) => ({
			params: { event: event.addressSlug, calendar: file.name },
			props: { event, file },
		})),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	calendarAnswer(calendarOfEvent(await pageContext(), props.event, props.file));
