import type { APIRoute } from 'astro';
import { calendarAnswer } from '../../layouts/calendar-answer.ts';
import { pageContext } from '../../published-guide.ts';
import { guideDates } from '../../view-models/event-calendars.ts';

export const GET: APIRoute = async () => calendarAnswer(guideDates(await pageContext()));
