import type { APIRoute } from 'astro';
import { calendarAnswer } from '../../layouts/calendar-answer.ts';
import { pageContext } from '../../published-guide.ts';
import { guideFeed } from '../../view-models/event-calendars.ts';

export const GET: APIRoute = async () => calendarAnswer(guideFeed(await pageContext()));
