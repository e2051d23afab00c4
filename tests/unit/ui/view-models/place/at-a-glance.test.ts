import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../../src/i18n/messages/messages.ts';
import { accessFacts } from '../../../../../src/domain/places/access-facts.ts';
import {
	atAGlance,
	factsBesides,
	saysWholePrice,
} from '../../../../../src/ui/view-models/place/at-a-glance.ts';

const words = messagesFor('en-GB').pages;
const answersOf = (place: Omit<Parameters<typeof atAGlance>[0], 'factGroups'>) => {
	const { cost, where } = atAGlance({ ...place, factGroups: [] }, words);
	return [cost, where];
};

test('short answers tell whether they are in the words of the service', () => {
	expect(answersOf({ price: ['EUR 5', 'Children: EUR 2'], area: 'Lisbon' })).toEqual([
		{ text: 'See the price', isContent: false },
		{ text: 'Lisbon', isContent: true },
	]);
	expect(answersOf({ price: [], isFree: true })).toEqual([
		{ text: 'Free of charge', isContent: false },
		undefined,
	]);
});

test('a town, which stands below the name, is not said again; the area of a place without one is', () => {
	expect(answersOf({ price: ['EUR 5'], whereabouts: 'Alfama, Lisbon', area: 'Lisbon' })).toEqual([
		{ text: 'EUR 5', isContent: true, isTerm: true },
		undefined,
	]);
});

test('a price that is long, or tells no amount, is no answer, but a link leads to it', () => {
	const costOf = (place: { price: string[]; isFree?: boolean; description?: string[] }) => {
		const { cost, leadsToPrice } = atAGlance({ ...place, factGroups: [] }, words);
		return [cost?.text, leadsToPrice];
	};

	expect(costOf({ price: ['(visite guidée)'] })).toEqual(['Amount not stated', true]);
	expect(costOf({ price: ['Child rate; Group rate'], isFree: false })).toEqual([
		'Amount not stated',
		true,
	]);
	expect(costOf({ price: ['Child rate; Group rate'], isFree: true })).toEqual([
		'Free of charge',
		true,
	]);
	expect(costOf({ price: [`5 EUR (${'a'.repeat(70)})`] })).toEqual(['See the price', true]);
	expect(costOf({ price: ['6 EUR (adulte); 4 EUR; Free'], isFree: false })).toEqual([
		'6 EUR (adulte); 4 EUR; Free',
		false,
	]);
	expect(costOf({ price: ['Free; guided tour 5 EUR'], isFree: true })).toEqual([
		'Free; guided tour 5 EUR',
		false,
	]);
	expect(costOf({ price: ['€€'] })).toEqual(['€€', false]);
	expect(costOf({ price: ['Entrée libre'] })).toEqual(['Entrée libre', false]);
	expect(costOf({ price: [] })).toEqual([undefined, false]);
	expect(costOf({ price: [], description: ['Entry is free on Sundays.'] })).toEqual([
		undefined,
		false,
	]);
});

test('the strip says of accessibility what the record says in its own words', () => {
	const notesOf = (notes: string | undefined) => {
		const [group] = accessFacts(
			{ accessibility: { notes } },
			undefined,
			{ contentLanguage: 'en', locale: 'en-GB' },
			messagesFor('en-GB').places,
		).filter(({ key }) => key === 'accessibility');
		return atAGlance({ price: [], factGroups: group ? [group] : [] }, words).accessNote;
	};

	expect(notesOf('limited')).toEqual({ label: 'Accessibility', text: 'limited', isCut: false });
	expect(notesOf(undefined)).toBeUndefined();
	expect(
		notesOf('The lift takes wheelchairs of up to 70 cm.\n\nRing at the side door, please.'),
	).toEqual({
		label: 'Accessibility',
		text: 'The lift takes wheelchairs of up to 70 cm. Ring at the side door,…',
		isCut: true,
	});
});

test('the strip says a whole price where it shows the words of the record, and nothing besides', () => {
	const says = (price: string[], isFree?: boolean) => saysWholePrice({ price, isFree }, words);

	expect(says(['DKK 100 burger'])).toBe(true);
	expect(says([], true)).toBe(true);
	expect(says(['DKK 100 burger', 'DKK 80 salad'])).toBe(false);
	expect(says(['Free; guided tour 5 EUR'], true)).toBe(false);
	expect(says(['6 EUR (adult); 4 EUR (child); free (baby)'])).toBe(false);
	expect(says(['(visite guidée)'])).toBe(false);
	expect(says([])).toBe(false);
});

test('facts and notes that the strip says whole are not among those besides', () => {
	const besides = (notes: string) => {
		const groups = accessFacts(
			{ accessibility: { wheelchair_accessible: false, notes }, max_capacity: 50 },
			undefined,
			{ contentLanguage: 'en', locale: 'en-GB' },
			messagesFor('en-GB').places,
		);
		return factsBesides(groups, atAGlance({ price: [], factGroups: groups }, words)).map(
			(group) => [group.key, group.notes],
		);
	};

	expect(besides('limited')).toEqual([['access', undefined]]);
	const long = 'The lift takes wheelchairs of up to 70 cm. Ring at the side door, and wait there.';
	expect(besides(long)).toEqual([
		['access', undefined],
		['accessibility', long],
	]);
});
