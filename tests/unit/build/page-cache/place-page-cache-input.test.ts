import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { cacheKeyOf } from '../../../../src/build/page-cache/cache-key.ts';
import { placePageCacheInput } from '../../../../src/build/page-cache/place-page-cache-input.ts';
import type { PlaceRecord } from '../../../../src/records/place.ts';
import type { PageContext } from '../../../../src/ui/view-models/site/page-context.ts';
import { placePage } from '../../../../src/ui/view-models/place/place-page.ts';
import { placeSurroundings } from '../../../../src/ui/view-models/place/place-surroundings.ts';
import { eventId, placeId } from '../../../support/records.ts';
import { testProperty } from '../../../support/test-property.ts';
import { guideOf, type SentContent } from '../../any-records/publish.ts';
import { changedContent } from './changed-content.ts';

const morning = Date.parse('2026-11-21T09:00:00Z');
const hourMs = 3_600_000;
const museum = {
	id: placeId(1),
	name: 'Museum',
	category: 'Sights',
	location: { city: 'Lisbon', latitude: 38.7, longitude: -9.1 },
};
const quay = {
	id: placeId(2),
	name: 'Old Quay',
	location: { latitude: 38.71, longitude: -9.1 },
};
const auckland = {
	id: placeId(4),
	name: 'Sky Tower',
	location: { latitude: -36.85, longitude: 174.76 },
};
const concert = {
	id: eventId(1),
	name: 'Concert',
	status: 'scheduled',
	occurrences: [{ start_at: '2026-11-21T18:00:00Z', end_at: '2026-11-21T20:00:00Z' }],
	location: { place_id: placeId(1) },
};

test('a page is made from the same all day', () => {
	const sent = { places: [museum, quay], events: [concert] };

	expect(given(sent, morning + 2 * hourMs)).toBe(given(sent, morning));
	expect(given(sent, morning + 16 * hourMs)).not.toBe(given(sent, morning));
});

test('a page is made from something else when an event there is over', () => {
	const sent = { places: [museum], events: [concert] };

	expect(given(sent, morning + 12 * hourMs)).not.toBe(given(sent, morning));
});

for (const [what, sent] of Object.entries<Partial<SentContent>>({
	'its own record': { places: [{ ...museum, contact: { phone: '+351 21 123' } }, quay] },
	'the name of a place nearby': { places: [museum, { ...quay, name: 'New Quay' }] },
	'the hours of a place nearby': {
		places: [museum, { ...quay, opening_hours: [{ day_of_week: 'monday', opens: '09:00' }] }],
	},
	'where a place nearby is': {
		places: [museum, { ...quay, location: { latitude: 38.72, longitude: -9.1 } }],
	},
	'the lack of a place nearby': { places: [museum] },
	'an event there': { places: [museum, quay], events: [concert] },
	'a destination that has it': {
		places: [museum, quay],
		destinations: [{ id: 'dst_1', name: 'Coast', place_ids: [placeId(1)] }],
	},
})) {
	test(`a page is made from something else with ${what}`, () => {
		expect(given(sent)).not.toBe(given({ places: [museum, quay] }));
	});
}

test('a page is made from something else where other records tell how exact its point is', () => {
	const at = (id: number, street: string) => ({
		id: placeId(id),
		name: street,
		location: { latitude: 38.70001, longitude: -9.10001, address: { street, city: 'Lisbon' } },
	});
	const here = [at(1, 'Rua da Prata'), at(2, 'Rua Augusta')];
	const far = { ...quay, id: placeId(9), location: { latitude: 38.9, longitude: -9.10001 } };
	const third = { ...at(3, 'Rua do Ouro'), validity: { valid_through: '2020-01-01' } };

	expect(given({ places: [...here, far, third] })).not.toBe(given({ places: [...here, far] }));
});

test('a page is made from something else with the name of a place beyond nearby ones of rough points', () => {
	const huts = Array.from({ length: 6 }, (_, index) => ({ ...quay, id: placeId(index + 10) }));
	const exact = { ...museum, location: { latitude: 38.70012, longitude: -9.10012 } };
	const tower = { id: placeId(3), name: 'Tower', location: { latitude: 38.85, longitude: -9.1 } };

	expect(given({ places: [exact, ...huts, { ...tower, name: 'Old Tower' }] })).not.toBe(
		given({ places: [exact, ...huts, tower] }),
	);
});

for (const [what, change] of Object.entries<(context: PageContext) => Partial<PageContext>>({
	'another setting': ({ site }) => ({ site: { ...site, verifiedForMonths: 3 } }),
	'a copy of one of its images': () => ({
		imageCopies: new Map([
			['https://photos.example/2.jpg', [{ name: '2.webp', width: 480, height: 320 }]],
		]),
	}),
	'another day where a place of the guide is': () => ({ now: Date.parse('2026-11-21T12:00:00Z') }),
})) {
	test(`a page is made from something else with ${what}`, () => {
		const { context } = guideOf(contentOf({ places: [museum, auckland] }), morning);
		const abroad = { ...context, site: { ...context.site, looksUpTimeZones: true } };

		expect(givenIn({ ...abroad, ...change(abroad) })).not.toBe(givenIn(abroad));
	});
}

test('a page is made from something else when a place far away has its website too', () => {
	const contact = { website: 'https://town.example/' };
	const far = { id: placeId(3), name: 'Far', location: { latitude: 20, longitude: 0 } };
	const beside = (other: object) => given({ places: [{ ...museum, contact }, other] });

	expect(beside({ ...far, contact })).not.toBe(beside(far));
	expect(beside({ ...far, contact: { website: 'https://far.example/' } })).toBe(beside(far));
});

test('a page is made from the same where something else changes', () => {
	const far = { id: placeId(3), name: 'Far', location: { latitude: 20, longitude: 0 } };

	expect(given({ places: [museum, quay, { ...far, name: 'Farther' }] })).toBe(
		given({ places: [museum, quay, far] }),
	);
});

test('a page is made from the same where a place nearby says more about itself', () => {
	const told = { ...quay, description: 'A quay of stone.', updated_at: '2026-11-20T09:00:00Z' };

	expect(given({ places: [museum, told] })).toBe(given({ places: [museum, quay] }));
});

testProperty(
	'a page that is made from the same shows the same',
	150,
	(runs) => {
		let run = 0;
		let madeFromTheSame = 0;
		return fc.property(changedContent, ({ after, before, hoursBetween }) => {
			const pagesBefore = pagesOf(before, morning);
			for (const [id, { given, page }] of pagesOf(after, morning + hoursBetween * hourMs)) {
				if (pagesBefore.get(id)?.given !== given) continue;
				madeFromTheSame++;
				expect(page).toBe(pagesBefore.get(id)?.page);
			}
			// Else nothing would be compared.
			if (++run === runs) expect(madeFromTheSame).toBeGreaterThan(runs);
		});
	},
	{ shrinks: false, runsByDay: 12 },
);

function contentOf(sent: Partial<SentContent>): SentContent {
	return { places: [], events: [], destinations: [], collections: [], ...sent };
}

/** Returns what the page of the museum is made from. */
function given(sent: Partial<SentContent>, now = morning): string | undefined {
	return pagesOf(sent, now).get(museum.id)?.given;
}

/** Returns what the page of the museum is made from in a context. */
function givenIn(context: PageContext): string {
	const place = context.guide.placesById.get(museum.id);
	if (!place) throw new Error('The guide lost the museum.');
	return cacheKeyOf(placePageCacheInput(context, placeSurroundings(context, place), 'record'));
}

/** Pages of places by their ids: what each is made from, and what it shows. */
function pagesOf(
	sent: Partial<SentContent>,
	now: number,
): Map<string, { given: string; page: string }> {
	const { context, places } = guideOf(contentOf(sent), now);
	return new Map(
		context.guide.places.map((place) => {
			const { digest = '', record = '' } = places.get(place.id) ?? {};
			const surroundings = placeSurroundings(context, place);
			const page = placePage(context, JSON.parse(record) as PlaceRecord, surroundings);
			return [
				place.id,
				{
					given: cacheKeyOf(placePageCacheInput(context, surroundings, digest)),
					page: JSON.stringify(page),
				},
			];
		}),
	);
}
