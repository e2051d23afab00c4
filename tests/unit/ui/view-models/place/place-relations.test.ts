import { expect, test } from '@playwright/test';
import {
	placesBeyond,
	placesNearby,
} from '../../../../../src/ui/view-models/place/place-relations.ts';
import { growth, steadyGrowth } from '../../../../support/growth.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

for (const [digits, latitude] of [
	['two decimals', 47.39],
	['no decimals', 47],
] as const) {
	test(`finds what is beyond in a time that grows with the places on one point of ${digits}`, () => {
		const guideOf = (count: number) =>
			contextOf({
				places: Array.from({ length: count }, (_, index) => ({
					id: placeId(index),
					name: `Hut ${index}`,
					location: { latitude, longitude: latitude === 47 ? 1 : 0.69 },
				})).map(storedPlace),
			});
		const contexts = new Map([400, 1600].map((count) => [count, guideOf(count)]));
		const from = { latitude: latitude + 0.001_234, longitude: 0.694_321 };
		const beyond = (count: number) => {
			const context = contexts.get(count);
			return Array.from({ length: count }).flatMap(
				() =>
					context && placesBeyond(context, from, undefined, placesNearby(context, from, undefined)),
			);
		};

		expect(beyond(400)).toEqual([]);
		expect(growth(400, beyond)).toBeLessThan(steadyGrowth);
	});
}
