import { expect, test } from '@playwright/test';
import { formatFarthestDistance } from '../../../../src/domain/geo/farthest-distance.ts';

test('rounds up how far something may be at most, in the units of the country', () => {
	expect(formatFarthestDistance(1342, 'en-IE')).toBe('1.4 km');
	expect(formatFarthestDistance(1200, 'en-IE')).toBe('1.2 km');
	expect(formatFarthestDistance(960, 'en-IE')).toBe('1 km');
	expect(formatFarthestDistance(134_593, 'de')).toBe('135 km');
	expect(formatFarthestDistance(1342, 'en-GB')).toBe('0.9 mi');
	expect(formatFarthestDistance(1342, 'en-US')).toBe('0.9 mi');
	expect(formatFarthestDistance(351, 'en-GB')).toBe('0.3 mi');
});
