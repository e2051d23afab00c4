import { expect, test } from '@playwright/test';
import { linkedWhereabouts } from '../../../../../src/ui/view-models/site/linked-facts.ts';

const links = [
	{ facet: 'city', name: 'LISBON', href: '/browse/city/lisbon/' },
	{ facet: 'neighbourhood', name: 'Alfama', href: '/browse/neighbourhood/lisbon/alfama/' },
] as const;
const town = { text: 'Lisbon', isContent: true, href: '/browse/city/lisbon/' };
const quarter = {
	text: 'Alfama',
	isContent: true,
	href: '/browse/neighbourhood/lisbon/alfama/',
};
const where = { venue: 'Old Hall', neighbourhood: 'Alfama', city: 'Lisbon' };

test('neighbourhood and town are linked as far as a line tells them', () => {
	const hall = { text: 'Old Hall', isContent: true };

	expect(linkedWhereabouts(links, where, 'Old Hall, Alfama, Lisbon')).toEqual([
		hall,
		quarter,
		town,
	]);
	expect(linkedWhereabouts(links, where, 'Old Hall, Lisbon')).toEqual([hall, town]);
	expect(linkedWhereabouts(links, where, 'Alfama, Lisbon')).toEqual([quarter, town]);
	expect(linkedWhereabouts(links, where, 'Lisbon')).toEqual([town]);
	expect(linkedWhereabouts(links, { city: 'Faro' }, 'Faro')).toEqual([
		{ text: 'Faro', isContent: true, href: undefined },
	]);
});

test('a line that tells anything else is left as it is', () => {
	expect(linkedWhereabouts(links, where, 'Lisbon, Portugal')).toEqual([
		{ text: 'Lisbon, Portugal', isContent: true },
	]);
	expect(linkedWhereabouts(links, where, undefined)).toEqual([]);
});
