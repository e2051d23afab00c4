import { expect, test } from '@playwright/test';
import { coastFile } from '../../../../../src/ui/view-models/explore/coast-around.ts';
import { placeId } from '../../../../support/records.ts';
import { guideOf } from '../../../any-records/publish.ts';

const quay = { id: placeId(1), name: 'Quay', location: { latitude: 38.71, longitude: -9.1 } };
const museum = { id: placeId(2), name: 'Museum', location: { latitude: 38.7, longitude: -9.1 } };
const description = 'It stands at the water, and is open to all who come by.';

test('the coasts are those of the same places, whichever of them lists have first', () => {
	const asked = [
		[quay, { ...museum, description }],
		[{ ...quay, description }, museum],
	].map((places) => coastsOf(places));

	expect(asked.map(({ listed }) => listed)).toEqual([
		['Museum', 'Quay'],
		['Quay', 'Museum'],
	]);
	expect(asked.map(({ located }) => located)).toEqual([
		[38.7, 38.71],
		[38.7, 38.71],
	]);
});

/** Returns names of places as lists have them, and the latitudes for which coasts are made. */
function coastsOf(places: object[]): { listed: string[]; located: number[] } {
	const sent = { places, events: [], destinations: [], collections: [] };
	const { context } = guideOf(sent, Date.parse('2026-11-21T09:00:00Z'));
	let located: number[] = [];
	const keptCoast: typeof context.keptCoast = (around, make) => {
		located = around.map(({ latitude }) => latitude);
		return make();
	};
	coastFile({ ...context, keptCoast });
	return { listed: context.guide.listedPlaces.map(({ name }) => name), located };
}
