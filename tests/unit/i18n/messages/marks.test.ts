import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import { hoursText } from '../../../../src/domain/opening-hours/hours-text.ts';
import { homePage } from '../../../../src/ui/view-models/site/home-page.ts';
import { monthPages } from '../../../../src/ui/view-models/list/month-pages.ts';
import { programmeDays } from '../../../../src/ui/view-models/event/programme-days.ts';
import { reportHref } from '../../../../src/ui/view-models/site/report-link.ts';
import { contextOf } from '../../../support/page-context.ts';
import { eventId, storedEvent } from '../../../support/records.ts';
import { textsOf } from './message-samples.ts';

const shifts = [
	{ opens: 600, closes: 780 },
	{ opens: 1140, closes: 1560 },
];

test('stretches of a day are parted as in the language', () => {
	const said = (locale: string) =>
		hoursText(
			{ shifts, doubtUntil: 0, mayBeClosed: false, openEnded: [] },
			{ locale, messages: messagesFor(locale).openingHours },
		).text;
	expect(said('ja')).toBe('10:00～13:00、19:00～翌日2:00');
	expect(said('de')).toBe('10:00–13:00 Uhr, 19:00 bis 02:00 Uhr am Folgetag');
});

test('colons stand as in the language', () => {
	const context = (locale: string) =>
		contextOf({}, { locale, tagline: 'Tagline', contact: 'me@guide.example' });
	const title = (locale: string) => homePage(context(locale)).frame.title;
	expect(['en', 'fr', 'ja'].map(title)).toEqual([
		'Coast Guide: Tagline',
		'Coast Guide\u202f: Tagline',
		'Coast Guide：Tagline',
	]);
	const subject = (locale: string) =>
		new URL(reportHref(context(locale), undefined) ?? '').searchParams.get('subject');
	expect(['en', 'fr', 'ja'].map(subject)).toEqual([
		'Coast Guide: Report a problem',
		'Coast Guide\u202f: Signaler un problème',
		'Coast Guide：問題を報告する',
	]);
});

test('no mark of a French message is parted from its word by a space at which lines break', () => {
	const parted = [...textsOf(messagesFor('fr'))].filter(([, { text }]) =>
		/ [:;?!»]|« /.test(String(text)),
	);
	expect(parted).toEqual([]);
});

test('a month begins with a capital where it is a heading, and not in a sentence', () => {
	const occurrences = [{ start_at: '2027-04-02T20:00:00+01:00' }];
	const events = [storedEvent({ id: eventId(1), name: 'Fête', occurrences })];
	const [month] = monthPages(contextOf({ events }, { locale: 'fr-FR' }));
	const list = month?.pages[0]?.list;
	expect(list?.heading).toBe('Avril 2027');
	expect(list?.frame.title).toContain('Avril 2027\u202f: événements');
	expect(list?.introduction).toBe('Coast Guide\u202f: les événements d’avril 2027.');
});

test('a day of a programme begins with a capital, as the heading that it is', () => {
	const occurrences = [{ start_at: '2027-04-02T20:00:00+01:00' }];
	const part = { hierarchy: { super_event_id: eventId(1) }, occurrences };
	const heading = (locale: string) => {
		const events = [
			storedEvent({ id: eventId(1), name: 'Festival' }),
			storedEvent({ id: eventId(2), name: 'Opera', ...part }),
		];
		const context = contextOf({ events }, { locale });
		const subEvents = context.guide.subEventsById.get(eventId(1)) ?? [];
		return programmeDays(context, eventId(1), subEvents)[0]?.heading;
	};

	expect(['fr-FR', 'es-ES', 'it-IT', 'pt-PT', 'nl-NL', 'de-DE'].map(heading)).toEqual([
		'Vendredi 2 avril 2027',
		'Viernes, 2 de abril de 2027',
		'Venerdì 2 aprile 2027',
		'Sexta-feira, 2 de abril de 2027',
		'Vrijdag 2 april 2027',
		'Freitag, 2. April 2027',
	]);
});
