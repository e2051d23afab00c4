import { expect, test } from '@playwright/test';
import { gpxOfPoint } from '../../../../../src/outputs/feeds/gpx-file.ts';
import { hasOwnFile, ownPoint } from '../../../../../src/ui/view-models/place/place-files.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

const place = (id: number, name: string, location?: object, more: object = {}) =>
	storedPlace({ id: placeId(id), name, location, ...more });
const address = { street: '8 rue Berthelot', city: 'Tours' };

/** The file of the only place of a guide. */
function fileOf(only: ReturnType<typeof place>, comment?: string): string[] {
	const context = contextOf({ places: [only] });
	const [shown] = context.guide.places;
	if (!shown || !hasOwnFile(shown)) throw new Error('The place has no file.');
	return gpxOfPoint(ownPoint(context, shown, comment)).split('\n');
}

test('a place has a file of its exact point, with its name, page, credit and licence', () => {
	const quay = place(
		1,
		'Quay & pier № 1',
		{ latitude: 38.71234, longitude: -9.12345, address },
		{
			category_path: 'Sights > Harbours',
			attribution: { text: 'Port of Lisbon', url: 'https://port.example/', required: true },
			provenance: { sd_license: 'https://creativecommons.org/licenses/by/4.0/' },
		},
	);

	expect(fileOf(quay)).toEqual([
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1">',
		'<wpt lat="38.71234" lon="-9.12345">',
		'<name>Quay &amp; pier № 1</name>',
		'<src>CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; Port of Lisbon, https://port.example/</src>',
		'<link href="https://guide.example/guide/places/quay-pier-no-1-00000001/"/>',
		'<type>Harbours</type>',
		'</wpt>',
		'</gpx>',
		'',
	]);
});

test('a file of a rough point says how far off the place may be', () => {
	const rough = 'Only roughly known: the place may be up to 0.9 mi from this point.';

	expect(fileOf(place(1, 'Quay', { latitude: 47.39, longitude: 0.69 }), rough)).toContain(
		`<cmt>${rough}</cmt>`,
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
});
