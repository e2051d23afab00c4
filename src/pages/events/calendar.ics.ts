import type { APIRoute } from 'astro';
import { calendarResponse } from '../../ui/layouts/calendar-response.ts';
import { pageContext } from '../../build/published-guide.ts';
import { guideFeed } from '../../ui/view-models/event/event-calendars.ts';

export const GET: APIRoute = async () => calendarResponse(guideFeed(await pageContext()));
