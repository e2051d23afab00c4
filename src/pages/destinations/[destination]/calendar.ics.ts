import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarResponse } from '../../../ui/layouts/calendar-response.ts';
import { pageContext } from '../../../build/published-guide.ts';
import { partFeed } from '../../../ui/view-models/event/event-calendars.ts';
import { formerSlugs } from '../../../ui/view-models/site/former-address-pages.ts';
import { destinationCalendars } from '../../../ui/view-models/event/part-calendars.ts';

export const getStaticPaths = (async () => {
	const context = await pageContext();
	return destinationCalendars(context).flatMap(({ events, id, name, slug: current }) =>
		// Programs that subscribed under a former address do not follow the page to the new one.
		[current, ...formerSlugs(context, 'destinations', id)].map((slug) => ({
			params: { destination: slug },
			props: { name, events },
		})),
	);
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	calendarResponse(partFeed(await pageContext(), props.name, props.events));
