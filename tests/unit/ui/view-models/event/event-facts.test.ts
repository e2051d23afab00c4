import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../../src/i18n/messages/messages.ts';
import type { EventRecord } from '../../../../../src/records/event.ts';
import {
	endorsementInWords,
	eventFacts,
} from '../../../../../src/ui/view-models/event/event-facts.ts';

const messages = messagesFor('en-GB');

const factsOf = (sent: Partial<EventRecord>, kind?: string) =>
	Object.fromEntries(
		eventFacts({ id: 'a', name: 'A', ...sent }, kind, 'en-GB', messages).map(({ label, texts }) => [
			label,
			texts,
		]),
	);

test('names the kinds of an event in words, each once and none that is told already', () => {
	expect(
		factsOf(
			{
				type: 'Exhibition',
				classification: {
					event_type: 'ExhibitionEvent',
					event_subtype: 'Exhibition',
					kind_of_event: 'Cultural event',
				},
			},
			'Exhibition',
		),
	).toEqual({ 'Kind of event': ['Cultural event'] });
	expect(
		factsOf(
			{ classification: { event_type: 'SaleEvent', kind_of_event: 'Sale event' } },
			'Fair or show',
		),
	).toEqual({ 'Kind of event': ['Sale event'] });
	expect(factsOf({ classification: { event_type: 'ChildrensEvent' } }, 'Children event')).toEqual(
		{},
	);
	expect(factsOf({ classification: { event_type: 'Event' } }, 'Show')).toEqual({});
	expect(factsOf({ classification: { event_type: 'BarCamp' } }, 'Show')).toEqual({
		'Kind of event': ['BarCamp'],
	});
});

test('does not repeat a theme among the keywords', () => {
	expect(
		factsOf({
			classification: { theme: ['In the countryside'] },
			details: { keywords: ['In the countryside', 'Regional'] },
		}),
	).toEqual({ Themes: ['In the countryside'], Keywords: ['Regional'] });
});

test('what has moved online is online, whatever was planned', () => {
	const record = { id: 'a', name: 'A', classification: { attendance_mode: 'in_person' } };

	expect(eventFacts(record, undefined, 'en-GB', messages, true)).toMatchObject([
		{ texts: ['Online'] },
	]);
});

test('tells which facts are in the words of the service', () => {
	const wordsOf = (mode: string) =>
		eventFacts(
			{
				id: 'a',
				name: 'A',
				people: { organiser: 'Casa do Fado' },
				classification: { attendance_mode: mode },
				details: { in_language: 'pt', capacity: 120 },
			},
			undefined,
			'en-GB',
			messages,
		).map(({ isContent = false, texts }) => [...texts, isContent]);

	expect(wordsOf('in_person')).toEqual([
		['Casa do Fado', true],
		['At the venue', false],
		['Portuguese', false],
		['120 people', false],
	]);
	expect(wordsOf('by telephone')).toContainEqual(['by telephone', true]);
});

test('tells terms of the service from names', () => {
	const facts = eventFacts(
		{
			id: 'a',
			name: 'A',
			people: { performer: 'Ana Moura' },
			classification: { kind_of_event: 'Cultural event', theme: ['Fado'] },
			details: { available_age: 'From 6 years', keywords: ['Regional'] },
		},
		undefined,
		'en-GB',
		messages,
	);

	expect(facts.map(({ isTerm = false, texts }) => [...texts, isTerm])).toEqual([
		['Ana Moura', false],
		['From 6 years', true],
		['Cultural event', true],
		['Fado', true],
		['Regional', true],
	]);
});

test('a recommendation has its day where that is one', () => {
	const words = (endorsed_at?: string) =>
		endorsementInWords({ endorsed: true, endorsed_at }, '2026-11-21', 'en-GB', messages.places);

	expect(words('2026-05-04T09:00:00+00:00')).toBe('Recommended by the editors, 4 May 2026');
	for (const none of [
		undefined,
		'0001-01-01T00:00:00Z',
		'1970-01-01T00:00:00Z',
		'2099-01-01T00:00:00Z',
	]) {
		expect(words(none), none).toBe('Recommended by the editors');
	}
	expect(
		endorsementInWords({ endorsed: false }, '2026-11-21', 'en-GB', messages.places),
	).toBeUndefined();
});
