import { expect, test } from '@playwright/test';
import { outline } from '../../../../../src/ui/view-models/list/outline.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../../../support/records.ts';

test('the outline leads to the parts of the guide and states the licence of its data', () => {
	const text = outline(
		contextOf({
			places: [
				storedPlace({
					id: placeId(1),
					name: 'Quay',
					category_path: 'Sights > Harbours',
					provenance: {
						sd_license: 'https://creativecommons.org/licenses/by/4.0/',
						sd_publisher: { name: 'Port [of] Lisbon' },
					},
				}),
			],
			destinations: [storedGrouping({ id: 'dst_1', name: 'Coast', place_ids: [placeId(1)] })],
		}),
	);

	expect(text.split('\n\n')).toEqual([
		'# Coast Guide',
		'> Where to go on the coast.',
		'Pages of places and of events to come have their schema.org data in the page.',
		'The credits that a page names are owed by whoever shows its content. Photographs belong to those named beside them; the licence of the data does not cover them.',
		'## Places',
		'- [All places](<https://guide.example/guide/places/>)\n- [Sights](<https://guide.example/guide/categories/sights/>)',
		'## Events',
		'- [All events](<https://guide.example/guide/events/>)',
		'## Destinations',
		'- [Destinations](<https://guide.example/guide/destinations/>)\n- [Coast](<https://guide.example/guide/destinations/coast/>)',
		'## Data',
		[
			'- [Feed of new and changed places](<https://guide.example/guide/places/feed.xml>)',
			'- [Feed of events to come](<https://guide.example/guide/events/feed.xml>)',
			'- [All places as GeoJSON, for maps on the web](<https://guide.example/guide/data/places.geojson>)',
			'- [All places as CSV, for spreadsheets](<https://guide.example/guide/data/places.csv>)',
			'- [Outline of this guide for language models](<https://guide.example/guide/llms.txt>)',
		].join('\n'),
		'## Licence of the data',
		'- Port \\[of\\] Lisbon: [CC BY 4.0](<https://creativecommons.org/licenses/by/4.0/>), 1 place\n- [About and credits](<https://guide.example/guide/about/>)\n',
	]);
});

test('the outline says that data are beside pages where they are', () => {
	expect(outline(contextOf({}, { structuredDataFiles: true }))).toContain(
		'have their schema.org data in the page, and as index.jsonld beside it.',
	);
});

test('the outline credits the destinations and collections that it names', () => {
	const text = outline(
		contextOf({
			destinations: [
				storedGrouping({
					id: 'dst_1',
					name: 'Coast',
					attribution: { text: '© Visit [Coast]', url: 'https://coast.example/', required: true },
				}),
			],
			collections: [
				storedGrouping({
					id: 'col_1',
					name: 'Walks',
					attribution: { text: 'Walkers', required: true },
				}),
			],
		}),
	);

	expect(text.split('## Licence of the data\n\n')[1]?.split('\n')).toEqual([
		'- [© Visit \\[Coast\\]](<https://coast.example/>)',
		'- Walkers',
		'- [About and credits](<https://guide.example/guide/about/>)',
		'',
	]);
});
