import { expect, test } from '@playwright/test';
import {
	eventIdSchema,
	isEventId,
	isPlaceId,
	placeIdSchema,
	recordIdIn,
} from '../../../src/records/identifiers.ts';

test('an id is its prefix and 32 hexadecimal digits', () => {
	expect(isPlaceId('plc_0123456789abcdef0123456789abcdef')).toBe(true);
	expect(isPlaceId('plc_0123456789ABCDEF0123456789ABCDEF')).toBe(true);
	expect(isEventId('evt_0123456789abcdef0123456789abcdef')).toBe(true);
});

test('an id is read in small letters, as any spelling of it names the same record', () => {
	expect(placeIdSchema.parse('plc_0123456789ABCDEF0123456789abcdef')).toBe(
		'plc_0123456789abcdef0123456789abcdef',
	);
	expect(eventIdSchema.parse('evt_0123456789ABCDEF0123456789abcdef')).toBe(
		'evt_0123456789abcdef0123456789abcdef',
	);
});

test('ids of other kinds stay as they are', () => {
	const inCapitals = 'plc_0123456789ABCDEF0123456789ABCDEF';

	expect(recordIdIn('places', inCapitals)).toBe('plc_0123456789abcdef0123456789abcdef');
	expect(recordIdIn('events', 'evt_0123456789ABCDEF0123456789ABCDEF')).toBe(
		'evt_0123456789abcdef0123456789abcdef',
	);
	expect(recordIdIn('destinations', inCapitals)).toBe(inCapitals);
	expect(recordIdIn('collections', 'Museums')).toBe('Museums');
	expect(recordIdIn('places', 'Museum 7')).toBe('Museum 7');
});

test('anything else is none', () => {
	const others = [
		'evt_0123456789abcdef0123456789abcdef',
		'PLC_0123456789abcdef0123456789abcdef',
		'plc_0123456789abcdef0123456789abcde',
		'plc_0123456789abcdef0123456789abcdef0',
		'plc_0123456789abcdef0123456789abcdeg',
		'plc_0123456789abcdef0123456789abcdef\n',
		' plc_0123456789abcdef0123456789abcdef',
		'plc_../../../../etc/passwd%00',
		'',
		undefined,
		null,
		5,
	];

	expect(others.filter(isPlaceId)).toEqual([]);
});
