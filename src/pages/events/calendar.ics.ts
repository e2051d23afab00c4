import type { APIRoute } from 'astro';
import { calendarAnswer } from '../../ui/layouts/calendar-answer.ts';
import { pageContext } from '../../build/published-guide.ts';
import { guideFeed } from '../../ui/view-models/event/event-calendars.ts';

export const GET: APIRoute = async () => calendarAnswer(guideFeed(await pageContext()));
