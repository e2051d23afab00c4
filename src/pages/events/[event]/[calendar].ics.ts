import type { APIRoute, GetStaticPaths } from 'astro';
import { calendarAnswer } from '../../../layouts/calendar-answer.ts';
import { pageContext } from '../../../published-guide.ts';
import { calendarOfEvent, calendarsOfDates } from '../../../view-models/event-calendars.ts';

export const getStaticPaths = (async () => {
	const context = await pageContext();
	return context.guide.events.flatMap((event) => {
		const allDates = calendarOfEvent(context, event);
		if (allDates === undefined) return [];
		const files = [
			{ fileName: 'all-dates', calendar: allDates },
			...calendarsOfDates(context, event),
		];
		return files.map(({ fileName, calendar }) => ({
			params: { event: event.addressSlug, calendar: fileName },
			props: { calendar },
		}));
	});
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ calendar: string }> = ({ props }) => calendarAnswer(props.calendar);
