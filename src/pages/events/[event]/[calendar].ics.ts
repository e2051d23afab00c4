import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { changedFiles, noteRenderedFile } from '../../../build/page-cache/changed-files.ts';
import { calendarAnswer } from '../../../ui/layouts/calendar-answer.ts';
import { pageContext } from '../../../build/published-guide.ts';
import { calendarFilesOf } from '../../../ui/view-models/event/event-calendar-files.ts';
import { calendarOfEvent, servedCalendar } from '../../../ui/view-models/event/event-calendars.ts';

export const getStaticPaths = (async () => {
	const context = await pageContext();
	const paths = context.guide.events.flatMap((event) =>
		calendarFilesOf(event, context.now).map((file) => ({
			params: { event: event.addressSlug, calendar: file.name },
			props: { event, file },
		})),
	);
	return changedFiles(paths, ({ props }) => servedCalendar(context, props.event, props.file));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
	const context = await pageContext();
	noteRenderedFile(servedCalendar(context, props.event, props.file));
	return calendarAnswer(calendarOfEvent(context, props.event, props.file));
};
