import { expect, test } from '@playwright/test';
import { isEventId, isPlaceId } from '../../../src/schemas/identifiers.ts';

test('an id is its prefix and 32 hexadecimal digits', () => {
	expect(isPlaceId('plc_0123456789abcdef0123456789abcdef')).toBe(true);
	expect(isPlaceId('plc_0123456789ABCDEF0123456789ABCDEF')).toBe(true);
	expect(isEventId('evt_0123456789abcdef0123456789abcdef')).toBe(true);
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
