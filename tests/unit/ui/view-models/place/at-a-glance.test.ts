import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../../src/i18n/messages/messages.ts';
import { accessFacts } from '../../../../../src/domain/places/access-facts.ts';
import { atAGlance } from '../../../../../src/ui/view-models/place/at-a-glance.ts';

const words = messagesFor('en-GB').pages;
const answersOf = (place: Omit<Parameters<typeof atAGlance>[0], 'factGroups'>) => {
	const { cost, where } = atAGlance({ ...place, factGroups: [] }, words);
	return [cost, where];
};

test('short answers tell whether they are in the words of the service', () => {
	expect(answersOf({ price: ['EUR 5'], whereabouts: 'Alfama, Lisbon' })).toEqual([
		{ text: 'EUR 5', isContent: true, isTerm: true },
		{ text: 'Alfama, Lisbon', isContent: true },
	]);
	expect(answersOf({ price: ['EUR 5', 'Children: EUR 2'], area: 'Lisbon' })).toEqual([
		{ text: 'See the price', isContent: false },
		{ text: 'Lisbon', isContent: true },
	]);
	expect(answersOf({ price: [], isFree: true })).toEqual([
		{ text: 'Free of charge', isContent: false },
		{ text: 'Not stated', isContent: false },
	]);
});

test('what is said of a price that is missing is no answer, but a link leads to it', () => {
	const costOf = (place: { price: string[]; isFree?: boolean; description?: string[] }) => {
		const { cost, leadsToPrice } = atAGlance({ ...place, factGroups: [] }, words);
		return [cost.text, leadsToPrice];
	};

	expect(costOf({ price: ['(visite guidée)'] })).toEqual(['Amount not stated', true]);
	expect(costOf({ price: ['(visite guidée); (- 12 ans)', '(sur demande)'] })).toEqual([
		'Amount not stated',
		true,
	]);
	expect(costOf({ price: ['(visite guidée)'], isFree: true })).toEqual(['Free of charge', false]);
	expect(costOf({ price: ['Child rate; Group rate; Free'] })).toEqual(['Amount not stated', true]);
	expect(costOf({ price: ['Child rate: 0 EUR; Group rate'] })).toEqual(['Amount not stated', true]);
	expect(costOf({ price: ['Child rate; Free'], isFree: false })).toEqual([
		'Not free of charge',
		false,
	]);
	expect(costOf({ price: ['Child rate: 5 EUR; Base rate'], isFree: false })).toEqual([
		'See the price',
		true,
	]);
	expect(costOf({ price: [] })).toEqual(['Not stated', false]);
	expect(costOf({ price: [], description: ['Entry is free on Sundays.'] })).toEqual([
		'Not stated separately',
		false,
	]);
	expect(costOf({ price: ['Moderate'] })).toEqual(['Moderate', false]);
	expect(costOf({ price: ['(A la libre appréciation)'] })).toEqual([
		'A la libre appréciation',
		false,
	]);
});

test('the cost is told without notes', () => {
	const { cost } = atAGlance(
		{
			price: ['6 EUR (adulte); 4 EUR; (Billetterie uniquement à l’office de tourisme)'],
			factGroups: [],
		},
		words,
	);

	expect(cost.text).toBe('6 EUR (adulte); 4 EUR');
});

test('the cost of what is not free is told without a “Free” of which nobody knows for whom', () => {
	const costOf = (price: string, isFree?: boolean) =>
		atAGlance({ price: [price], isFree, factGroups: [] }, words).cost.text;

	expect(costOf('Child rate: 3 EUR; Base rate - full rate: 5 EUR; Free', false)).toBe(
		'Child rate: 3 EUR; Base rate - full rate: 5 EUR',
	);
	expect(costOf('3 EUR (from 10 people); 4 EUR; 0 EUR', false)).toBe(
		'3 EUR (from 10 people); 4 EUR',
	);
	expect(costOf('Free; guided tour 5 EUR', true)).toBe('Free; guided tour 5 EUR');
});

test('the cost of a place to stay is told without an amount that is a trifle beside the others', () => {
	const costOf = (isLodging: boolean) =>
		atAGlance({ price: ['88 EUR; 0.80 EUR; 73 EUR'], isLodging, factGroups: [] }, words).cost.text;

	expect(costOf(true)).toBe('88 EUR; 73 EUR');
	expect(costOf(false)).toBe('88 EUR; 0.80 EUR; 73 EUR');
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
