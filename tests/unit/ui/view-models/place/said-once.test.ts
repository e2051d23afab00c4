import { expect, test } from '@playwright/test';
import { linksBesides } from '../../../../../src/ui/view-models/site/link.ts';
import { placePage } from '../../../../../src/ui/view-models/place/place-page.ts';
import { placeSurroundings } from '../../../../../src/ui/view-models/place/place-surroundings.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, placeRecord, storedPlace } from '../../../../support/records.ts';

function pageOf(sent: object, ...others: object[]) {
	const record = placeRecord(sent);
	const context = contextOf({ places: [sent, ...others].map(storedPlace) });
	const place = context.guide.placesById.get(record.id);
	if (!place) throw new Error('The guide lost the place.');
	return placePage(context, record, placeSurroundings(context, place));
}

test('the age of a record is told beside its hours, else among what is known of the record', () => {
	const updated_at = '2015-03-01T09:00:00+00:00';
	const advice = 'Last updated in March 2015: check before you go.';
	const warningsOf = (sent: object) => {
		const { about, hoursWarning } = pageOf({ updated_at, ...sent });
		return [hoursWarning?.text, about.warning?.text];
	};

	expect(warningsOf({ opening_hours: [{ opens: '10:00:00', closes: '17:00:00' }] })).toEqual([
		advice,
		undefined,
	]);
	expect(warningsOf({})).toEqual([undefined, advice]);
});

test('places around are told in the drawing, and those without a known way on cards', () => {
	const at = (number: number, name: string, latitude: number, type = 'Kiosk') => ({
		id: placeId(number),
		name,
		type,
		location: { latitude, longitude: -9.2 },
		opening_hours: [{ opens: '09:00:00', closes: '18:00:00' }],
	});
	const { locator, nearby } = pageOf(
		at(1, 'Quay', 38.7001),
		at(2, 'Hut', 38.71),
		at(3, 'Tower', 38.75001, 'Museum'),
		{ ...at(4, 'Mill', 38.76001), opening_hours: [{ notes: 'On request' }] },
	);

	expect(locator?.places).toMatchObject([
		{ label: 'Tower', kind: 'Museum', hours: { timeZone: 'Europe/Lisbon' } },
		{ label: 'Mill', kind: 'Kiosk', hours: undefined },
	]);
	expect(linksBesides(nearby, locator?.places).map(({ name }) => name)).toEqual(['Hut']);
	expect(linksBesides(nearby).map(({ name }) => name)).toEqual(['Hut', 'Tower', 'Mill']);
});

test('a bare record has its neighbours in one list, and one that tells more has two', () => {
	const at = (number: number, latitude: number, more: object = {}) => ({
		id: placeId(number),
		name: `Kiosk ${String(number)}`,
		category_path: 'Food > Kiosks',
		location: { latitude, longitude: -9.2 },
		...more,
	});
	const others = Array.from({ length: 8 }, (_, index) => at(index + 2, 38.701 + index / 1000));
	const listsOf = (more: object) => {
		const { alike, isBare, nearby } = pageOf(at(1, 38.7, more), ...others);
		return [isBare, nearby.length, alike.length];
	};

	expect(listsOf({})).toEqual([true, 6, 0]);
	expect(listsOf({ description: 'It sells ginger beer.' })).toEqual([false, 6, 2]);
	expect(listsOf({ opening_hours: [{ opens: '09:00:00', closes: '18:00:00' }] })).toEqual([
		false,
		6,
		2,
	]);
});
