import { expect, test } from '@playwright/test';
import { lexicons } from '../../../../src/i18n/lexicons/lexicons.ts';
import { motifs } from '../../../../src/graphics/cover-art/motif-names.ts';
import { formsOf } from '../../../../src/graphics/cover-art/scene-files.ts';
import { formOf, formsOfType, motifOf } from '../../../../src/graphics/cover-art/motif.ts';

test('the last noun of a kind decides, and the first of two kinds', () => {
	expect(motifOf({ kind: 'Transport museum', categories: [] })).toBe('museum');
	expect(motifOf({ kind: 'Book fair', categories: [] })).toBe('market');
	expect(motifOf({ kind: 'Tile shop', categories: [] })).toBe('shop');
	expect(motifOf({ kind: 'Palace and garden', categories: [] })).toBe('palace');
	expect(motifOf({ kind: 'Bistro - Wine bar', categories: [] })).toBe('restaurant');
	expect(motifOf({ kind: 'City and village', categories: [] })).toBe('town');
});

test('some kinds are known as a whole', () => {
	expect(motifOf({ kind: 'Hotel restaurant', categories: [] })).toBe('hotel');
	expect(motifOf({ kind: 'Golf course', categories: [] })).toBe('sport');
	expect(motifOf({ kind: 'Play area', categories: [] })).toBe('park');
});

test('words are read in singular and plural, in any case and with accents', () => {
	expect(motifOf({ kind: 'CHURCHES', categories: [] })).toBe('church');
	expect(motifOf({ kind: 'Galleries', categories: [] })).toBe('museum');
	expect(motifOf({ kind: 'Guesthouses', categories: [] })).toBe('hotel');
	expect(motifOf({ kind: 'Movies', categories: [] })).toBe('place');
	expect(motifOf({ kind: 'Cafés', categories: [] })).toBe('cafe');
	expect(motifOf({ kind: 'Châteaux', categories: [] })).toBe('palace');
});

test('a kind in words is heard before the schema.org type', () => {
	expect(motifOf({ kind: 'Fado house', schemaType: 'schema:Restaurant', categories: [] })).toBe(
		'guitar',
	);
	expect(
		motifOf({ kind: 'Tower', schemaType: 'schema:LandmarksOrHistoricalBuildings', categories: [] }),
	).toBe('castle');
});

test('the schema.org type decides where the kind says nothing', () => {
	expect(motifOf({ kind: 'Musée', schemaType: 'schema:Museum', categories: [] })).toBe('museum');
	expect(motifOf({ schemaType: 'https://www.schema.org/Museum', categories: [] })).toBe('museum');
	expect(motifOf({ schemaType: 'TramStop', categories: ['Outdoors'] })).toBe('station');
});

test('the narrowest category is asked first, then keywords', () => {
	expect(motifOf({ categories: ['Food and drink', 'Bar'] })).toBe('bar');
	expect(motifOf({ categories: ['Outdoors', 'Coast'] })).toBe('beach');
	expect(motifOf({ kind: 'Talk', categories: [] })).toBe('books');
	expect(
		motifOf({ kind: 'Volunteering', categories: ['Community'], keywords: ['free', 'beach'] }),
	).toBe('beach');
});

test('an occasion is drawn after what it is about, where that is told', () => {
	expect(motifOf({ kind: 'Course', categories: ['Jazz', 'Class'] })).toBe('music');
	expect(motifOf({ kind: 'Talk', categories: ['Animals'] })).toBe('park');
	expect(motifOf({ kind: 'Surf course', categories: [] })).toBe('beach');
	expect(motifOf({ kind: 'Workshop', categories: ['Various'] })).toBe('craft');
});

test('what nothing is known of is a place', () => {
	expect(motifOf({ categories: [] })).toBe('place');
	expect(
		motifOf({ kind: 'Quelque chose', schemaType: 'schema:Thing', categories: ['Divers'] }),
	).toBe('place');
});

test('the title of an event is heard where its kind says nothing, before its themes', () => {
	const talk = { kind: 'Talk', categories: ['Music'] };
	expect(motifOf({ ...talk, title: 'How a Guitar Is Made' })).toBe('guitar');
	expect(motifOf({ ...talk, title: 'An Hour With the Director' })).toBe('music');
	expect(
		motifOf({ kind: 'Children event', title: 'Among the Sharks', categories: ['Families'] }),
	).toBe('aquarium');
	expect(motifOf({ kind: 'Children event', title: 'Come In', categories: [] })).toBe('park');
	expect(motifOf({ kind: 'Concert', title: 'On the Stair', categories: ['Fado', 'Music'] })).toBe(
		'guitar',
	);
	expect(motifOf({ kind: 'Concert', title: 'Music at the Castle', categories: [] })).toBe('music');
});

test('houses of prayer that are not churches get no church', () => {
	for (const kind of ['Mosque', 'Synagogue', 'Hindu temple', 'Shrine']) {
		expect(motifOf({ kind, schemaType: 'schema:PlaceOfWorship', categories: [] })).toBe('place');
	}
});

test('the type of a house of prayer is told where it names a religion, in any language', () => {
	expect(motifOf({ kind: 'Mosque', schemaType: 'schema:Mosque', categories: [] })).toBe('worship');
	expect(motifOf({ kind: '寺', schemaType: 'schema:BuddhistTemple', categories: [] })).toBe(
		'worship',
	);
	expect(formsOfType('worship', 'schema:Mosque')).toEqual([2]);
	expect(formsOfType('worship', 'schema:BuddhistTemple')).toEqual([0]);
	expect(formsOfType('worship', 'schema:PlaceOfWorship')).toBeUndefined();
});

test('halls, offices, libraries, stadiums and monuments are known by their type', () => {
	const motifOfType = (schemaType: string) =>
		motifOf({ kind: 'Recinto', schemaType, categories: [] });
	expect(motifOfType('schema:EventVenue')).toBe('hall');
	expect(motifOfType('schema:CityHall')).toBe('office');
	expect(motifOfType('schema:BankOrCreditUnion')).toBe('office');
	expect(motifOfType('schema:TouristInformationCenter')).toBe('information');
	expect(motifOfType('schema:LandmarksOrHistoricalBuildings')).toBe('monument');
	expect(motifOfType('schema:Library')).toBe('books');
	expect(formsOfType('books', 'schema:Library')).toEqual([2, 3, 4, 1]);
	expect(formsOfType('sport', 'schema:StadiumOrArena')).toEqual([9]);
	// Its words say something else than its type.
	expect(formsOfType('music', 'schema:StadiumOrArena')).toBeUndefined();
});

test('words ask for a form of their motif, the first text first', () => {
	expect(formOf('church', ['Cathedral'])).toBe(3);
	expect(formOf('church', ['Church', 'Churches and monasteries'])).toBe(4);
	expect(formOf('sport', ['Class', undefined, 'Sunset Yoga'])).toBe(1);
	expect(formOf('sport', ['Swimming pool'])).toBe(4);
	expect(formOf('sport', ['Golf course'])).toBe(5);
	expect(formOf('castle', ['Castle', 'Ruines du château de Fréteval'])).toBe(3);
	expect(formOf('viewpoint', ['Lighthouses'])).toBe(2);
	expect(formOf('viewpoint', ['Viewpoint'])).toBeUndefined();
	expect(formOf('books', ['Cathedral'])).toBeUndefined();
});

test('lexicons name only motifs and forms that are drawn', () => {
	const forms = lexicons.flatMap(({ covers }) => Object.entries(covers?.forms ?? {}));
	const missing = forms.flatMap(([name, words]) => {
		const motif = motifs.find((one) => one === name);
		const count = motif === undefined ? 0 : formsOf(motif);
		return Object.keys(words)
			.filter((form) => Number(form) >= count)
			.map((form) => `${name}-${form}`);
	});

	expect(forms.length).toBeGreaterThan(10);
	expect(missing).toEqual([]);
});
