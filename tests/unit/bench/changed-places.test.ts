import { expect, test } from '@playwright/test';
import type { PlaceRecord } from '../../../src/records/place.ts';
import { changedPlaces, type PlaceChange } from '../../bench/changed-places.ts';

const museum: PlaceRecord = { id: 'plc_1', name: 'Museum', description: 'Boats and nets.' };
const quay: PlaceRecord = { id: 'plc_2', name: 'Quay' };

function changed(change: PlaceChange) {
	const [first, second] = changedPlaces([museum, quay], 1, change);
	expect(second).toBe(quay);
	return first;
}

test('of places that are measured the first ones change, each kind of change in its own part and with its own time', () => {
	expect(changed('hours')).toEqual({
		...museum,
		opening_hours: [
			{ day_of_week: ['Tuesday', 'Friday', 'Saturday'], opens: '10:15:00', closes: '17:45:00' },
		],
		updated_at: '2026-06-15T09:00:00Z',
	});
	expect(changed('description')).toEqual({
		...museum,
		description: 'Boats newly described and nets.',
		updated_at: '2026-06-15T09:15:00Z',
	});
	expect(changed('name')).toEqual({
		...museum,
		name: 'Museum, renamed',
		updated_at: '2026-06-15T09:30:00Z',
	});
});

test('a place without a description gets one', () => {
	expect(changedPlaces([quay], 1, 'description')[0]?.description).toBe(' newly described ');
});
