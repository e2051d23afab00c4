import { expect, test } from '@playwright/test';
import { placesGpx } from '../../../../../src/outputs/feeds/places-gpx.ts';
import {
	hasOwnFile,
	ownPlaceFileOf,
	ownPlaceFiles,
} from '../../../../../src/ui/view-models/place/place-files.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

const place = (id: number, name: string, location?: object, more: object = {}) =>
	storedPlace({ id: placeId(id), name, location, ...more });
const address = { street: '8 rue Berthelot', city: 'Tours' };

test('a place has a file of its exact point, with its name, page, credit and licence', () => {
	const context = contextOf({
		places: [
			place(
				1,
				'Quay & pier',
				{ latitude: 38.71234, longitude: -9.12345, address },
				{ attribution: { text: 'Port of Lisbon', required: true } },
			),
		],
	});
	const [file] = ownPlaceFiles(context).map((one) => ownPlaceFileOf(context, one));
	const gpx = file ? placesGpx(file.input[0]) : '';

	expect(file?.path).toMatch(/\/places\/quay-pier-00000001\/place\.gpx$/);
	expect(gpx).toContain('<wpt lat="38.71234" lon="-9.12345">\n<name>Quay &amp; pier</name>\n<src>');
	expect(gpx).toContain('<src>Port of Lisbon</src>');
	expect(gpx.match(/\/places\/quay-pier-00000001\/"/g)).toHaveLength(2);
});

test('a file of a rough point says how far off the place may be', () => {
	const context = contextOf({ places: [place(1, 'Quay', { latitude: 47.39, longitude: 0.69 })] });
	const [gpx] = ownPlaceFiles(context).map((file) =>
		placesGpx(ownPlaceFileOf(context, file).input[0]),
	);

	expect(gpx).toContain(
		'<name>Quay</name>\n<cmt>Only roughly known: the place may be up to 0.9 mi from this point.</cmt>',
	);
});

test('a place without a point, or whose street says more than a rough one, has no file', () => {
	const context = contextOf({
		places: [
			place(1, 'Nowhere'),
			place(2, 'Hotel', { latitude: 47.39, longitude: 0.69, address }),
			place(3, 'Tower', { latitude: 47.39123, longitude: 0.69123, address }),
		],
	});

	expect(context.guide.places.filter(hasOwnFile).map(({ name }) => name)).toEqual(['Tower']);
	expect(ownPlaceFiles(context).map(({ list }) => list.name)).toEqual(['Tower']);
});
