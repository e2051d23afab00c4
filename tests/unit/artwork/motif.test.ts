import { expect, test } from '@playwright/test';
import { motifOf } from '../../../src/artwork/motif.ts';

test('the last noun of a kind decides, and the first of two kinds', () => {
	expect(motifOf({ kind: 'Transport museum', categories: [] })).toBe('museum');
	expect(motifOf({ kind: 'Book fair', categories: [] })).toBe('market');
	expect(motifOf({ kind: 'Tile shop', categories: [] })).toBe('shop');
	expect(motifOf({ kind: 'Palace and garden', categories: [] })).toBe('castle');
	expect(motifOf({ kind: 'Bistro - Wine bar', categories: [] })).toBe('restaurant');
	expect(motifOf({ kind: 'City and village', categories: [] })).toBe('place');
});

test('some kinds are known as a whole', () => {
	expect(motifOf({ kind: 'Hotel restaurant', categories: [] })).toBe('hotel');
	expect(motifOf({ kind: 'Golf course', categories: [] })).toBe('sport');
	expect(motifOf({ kind: 'Play area', categories: [] })).toBe('park');
});

test('words are read in singular and plural, in any case and with accents', () => {
	expect(motifOf({ kind: 'CHURCHES', categories: [] })).toBe('church');
	expect(motifOf({ kind: 'Galleries', categories: [] })).toBe('museum');
	expect(motifOf({ kind: 'Cafés', categories: [] })).toBe('cafe');
	expect(motifOf({ kind: 'Châteaux', categories: [] })).toBe('castle');
});

test('a kind in words is heard before the schema.org type', () => {
	expect(motifOf({ kind: 'Fado house', schemaType: 'schema:Restaurant', categories: [] })).toBe(
		'music',
	);
	expect(
		motifOf({ kind: 'Tower', schemaType: 'schema:LandmarksOrHistoricalBuildings', categories: [] }),
	).toBe('castle');
});

test('the schema.org type decides where the kind says nothing', () => {
	expect(motifOf({ kind: 'Musée', schemaType: 'schema:Museum', categories: [] })).toBe('museum');
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
	expect(motifOf({ kind: 'Course', categories: ['Fado', 'Class'] })).toBe('music');
	expect(motifOf({ kind: 'Talk', categories: ['Animals'] })).toBe('park');
	expect(motifOf({ kind: 'Surf course', categories: [] })).toBe('beach');
	expect(motifOf({ kind: 'Workshop', categories: ['Various'] })).toBe('books');
});

test('what nothing is known of is a place', () => {
	expect(motifOf({ categories: [] })).toBe('place');
	expect(
		motifOf({ kind: 'Quelque chose', schemaType: 'schema:Thing', categories: ['Divers'] }),
	).toBe('place');
});
