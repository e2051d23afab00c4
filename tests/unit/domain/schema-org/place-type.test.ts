import { expect, test } from '@playwright/test';
import { mayHaveStars, placeType } from '../../../../src/domain/schema-org/place-type.ts';

test('removes one prefix and white space', () => {
	expect(placeType(' schema:Museum ')).toEqual({ type: 'Museum' });
	expect(placeType('http://schema.org/Museum')).toEqual({ type: 'Museum' });
	expect(placeType('https://schema.org/Museum')).toEqual({ type: 'Museum' });
	expect(placeType('https://www.schema.org/Museum')).toEqual({ type: 'Museum' });
	expect(placeType('Museum')).toEqual({ type: 'Museum' });
	expect(placeType('schema:schema:Museum').type).toBe('Place');
});

test('matches a class exactly, else ignoring case', () => {
	expect(placeType('schema:BARORPUB')).toEqual({ type: 'BarOrPub' });
	expect(placeType('schema:landmarksorhistoricalbuildings')).toEqual({
		type: 'LandmarksOrHistoricalBuildings',
	});
	expect(placeType('schema:Place')).toEqual({ type: 'Place' });
});

test('is Place, with the reason, for whatever names no class of places', () => {
	for (const name of [
		...['Viewpoint', 'Attraction', 'TouristTrip', 'Product', 'Event', 'Organization', 'Person'],
		...['Monday', 'Dermatology', 'PostalAddress', 'constructor', 'Museum; DROP TABLE', '博物馆'],
	]) {
		expect(placeType(`schema:${name}`)).toEqual({
			type: 'Place',
			problem: `not a class of places in schema.org: schema:${name}`,
		});
	}
});

test('is Place, with nothing to report, where none is stated', () => {
	expect(placeType(undefined)).toEqual({ type: 'Place' });
	expect(placeType(' ')).toEqual({ type: 'Place' });
});

test('lodging, food, dwellings for guests and pitches may have stars, as may what is of no known kind', () => {
	for (const type of [
		...['Hotel', 'Campground', 'Resort', 'LodgingBusiness', 'Restaurant', 'Winery', 'RVPark'],
		...['Apartment', 'House', 'Place'],
	]) {
		expect(mayHaveStars(type), type).toBe(true);
	}
	for (const type of ['TouristInformationCenter', 'Museum', 'LocalBusiness', 'Beach']) {
		expect(mayHaveStars(type), type).toBe(false);
	}
});
