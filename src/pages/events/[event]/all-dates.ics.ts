import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { changedFiles, noteRenderedFile } from '../../../build/page-cache/changed-files.ts';
import { calendarResponse } from '../../../ui/layouts/calendar-response.ts';
import { pageContext } from '../../../build/published-guide.ts';
import { calendarOfEvent, servedCalendar } from '../../../ui/view-models/event/event-calendars.ts';

export const getStaticPaths = (async () => {
	const context = await pageContext();
	const paths = context.guide.events
		.filter(({ dates }) => dates.length > 0)
		.map((event) => ({ params: { event: event.addressSlug }, props: { event } }));
	return changedFiles(paths, ({ props }) => servedCalendar(context, props.event));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
	const context = await pageContext();
	noteRenderedFile(servedCalendar(context, props.event));
	return calendarResponse(calendarOfEvent(context, props.event));
};
