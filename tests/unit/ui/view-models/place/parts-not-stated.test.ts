import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../../src/i18n/messages/messages.ts';
import { accessFacts } from '../../../../../src/domain/places/access-facts.ts';
import type { PlaceAccess } from '../../../../../src/records/place-access.ts';
import { atAGlance } from '../../../../../src/ui/view-models/place/at-a-glance.ts';
import {
	partsNotStated,
	saysHoursMissing,
} from '../../../../../src/ui/view-models/place/parts-not-stated.ts';
import { placeHours } from '../../../../../src/ui/view-models/place/place-hours.ts';
import type { PlacePage } from '../../../../../src/ui/view-models/place/place-page.ts';
import { contextOf } from '../../../../support/page-context.ts';

const messages = messagesFor('en-GB');
const context = contextOf({});
const hoursOf = (rows: Parameters<typeof placeHours>[1]) => placeHours(context, rows, undefined);
const partsOf = (access: PlaceAccess, place: Partial<PlacePage> = {}, saysNoHours = false) =>
	partsNotStated(
		{
			description: [],
			isBare: false,
			price: [],
			hours: hoursOf([]),
			factGroups: accessFacts(access, undefined, context.site, messages.places),
			...place,
		},
		messages,
		saysNoHours,
	);

test('what a record leaves open is named once, by the headings of its parts', () => {
	expect(partsOf({}).parts).toEqual([
		'Opening hours',
		'Price',
		'Access',
		'Accessibility',
		'Families',
		'Animals',
		'Sustainability',
	]);
	expect(partsOf({ accessibility: { hearing_loop: false } }, { isFree: true }).parts).toEqual([
		'Opening hours',
		'Access',
		'Families',
		'Animals',
		'Sustainability',
	]);
	const described = partsOf({}, { description: ['Entry is free on Sundays.'] });
	expect(described.parts).not.toContain('Price');
	expect(described.priceInText).toBe('Price: not stated, unless in the text.');
});

test('a bare place names the facts that it leaves open beside those that it states', () => {
	const access = { accessibility: { wheelchair_accessible: false, hearing_loop: true } };

	expect(partsOf(access, { isBare: true }).parts).toEqual([
		'Opening hours',
		'Price',
		'Access',
		'Step-free access',
		'Accessible toilets',
		'Accessible parking',
		'Braille signage',
		'Audio guide',
		'Families',
		'Animals',
		'Sustainability',
	]);
	expect(partsOf(access).parts).not.toContain('Audio guide');
});

test('missing hours are said at the top of a place of which more is told, and there alone', () => {
	const priced = atAGlance({ price: ['EUR 5'], factGroups: [] }, messages.pages);
	const silent = atAGlance({ price: [], factGroups: [] }, messages.pages);
	const stated = hoursOf([{ day_of_week: ['Monday'], opens: '10:00', closes: '18:00' }]);

	expect(saysHoursMissing(priced, { hours: hoursOf([]), isBare: false })).toBe(true);
	expect(saysHoursMissing(priced, { hours: hoursOf([]), isBare: true })).toBe(false);
	expect(saysHoursMissing(silent, { hours: hoursOf([]), isBare: false })).toBe(false);
	expect(saysHoursMissing(priced, { hours: stated, isBare: false })).toBe(false);
	expect(partsOf({}, {}, true).parts).not.toContain('Opening hours');
});
