import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { creditOf, creditProblems, creditsOwed } from '../../../../src/domain/credits/credits.ts';
import { dataSources } from '../../../../src/domain/credits/data-sources.ts';
import { coordinatesOf } from '../../../../src/domain/geo/coordinates.ts';
import { nearbyIndex } from '../../../../src/domain/geo/nearby.ts';
import { displayImages, imageProblems } from '../../../../src/domain/images/display-images.ts';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { accessFacts } from '../../../../src/domain/places/access-facts.ts';
import { addressLines, locality } from '../../../../src/domain/places/address-lines.ts';
import { attributesOf } from '../../../../src/domain/places/attributes.ts';
import { categoryLevels } from '../../../../src/domain/places/category.ts';
import { phoneRuns } from '../../../../src/domain/places/telephone.ts';
import { websiteHost } from '../../../../src/domain/places/website-host.ts';
import { directionsTo } from '../../../../src/domain/places/directions.ts';
import { sourceLinks } from '../../../../src/domain/places/sources.ts';
import { languageNames, spokenLanguages } from '../../../../src/domain/places/spoken-languages.ts';
import { eventSchema } from '../../../../src/records/event.ts';
import { placeSchema } from '../../../../src/records/place.ts';
import { readRecord } from '../../../../src/records/read-record.ts';

const corpus = new URL('../../../../../shared/corpus/', import.meta.url);

test.skip(!existsSync(corpus), 'needs the real records in ../shared/corpus, which are not here');

function read(name: string): unknown[] {
	// The files are lists of records; each record is proved by its schema.
	return JSON.parse(readFileSync(new URL(name, corpus), 'utf8')) as unknown[];
}

function places() {
	return read('places.json').flatMap((input) => {
		const reading = readRecord(placeSchema, input);
		return reading.readable ? [reading.record] : [];
	});
}

function events() {
	return read('events.json').flatMap((input) => {
		const reading = readRecord(eventSchema, input);
		return reading.readable ? [reading.record] : [];
	});
}

/** How often each text occurs. */
function counts(texts: Iterable<string | undefined>): Record<string, number> {
	const found: Record<string, number> = {};
	for (const text of texts) found[String(text)] = (found[String(text)] ?? 0) + 1;
	return found;
}

test('shows the images of real records, without folders and with words only where there are words', () => {
	const records = [...places(), ...events()];
	const shown = records.flatMap(({ images }) => displayImages(images));
	const problems = records.flatMap(({ images }) => imageProblems(images));
	expect({
		shown: shown.length,
		withCaption: shown.filter(({ caption }) => caption !== undefined).length,
		withCredit: shown.filter(({ credit }) => credit !== undefined).length,
		problems: counts(problems.map(({ path, reason }) => `${path.replace(/\d+/, '')}: ${reason}`)),
	}).toEqual({
		shown: 3400,
		withCaption: 1783,
		withCredit: 3378,
		problems: {
			'images[].alt_text: missing': 3400,
			'images[].caption: a file name': 1617,
			'images[].credit: names nobody': 20,
			'images[].url: a folder, not an image': 44,
		},
	});
});

test('tells address, contact, access, attributes and sources of real places', () => {
	const records = places();
	expect(records).toHaveLength(1600);
	expect({
		levels: counts(records.map((record) => String(categoryLevels(record).length))),
		addressLines: counts(
			records.map(({ location }) => String(addressLines(location?.address, 'en-GB').length)),
		),
		withLocality: records.filter(({ location }) => locality(location) !== undefined).length,
		phones: counts(
			records.map(({ contact }) =>
				phoneRuns(contact?.phone, 'FR')
					.map(({ href }) => href?.replace(/\d/g, '9'))
					.join(' '),
			),
		),
		websites: records.filter(({ contact }) => contact?.website && websiteHost(contact.website))
			.length,
		allNotStated: counts(
			records.flatMap(({ access, sustainability }) =>
				accessFacts(access, sustainability, { contentLanguage: 'fr', locale: 'en-GB' }, messages)
					.filter(({ allNotStated }) => allNotStated)
					.map(({ title }) => title),
			),
		),
		attributes: counts(
			records.flatMap(({ attributes }) =>
				attributesOf(attributes, 'en-GB', messages).map(({ label }) => label),
			),
		),
		sources: counts(
			records.flatMap(({ provenance, contact }) =>
				sourceLinks(provenance, contact?.website, 'en-GB', messages).map(({ label }) => label),
			),
		),
		withDirections: records.filter(({ location, name }) => directionsTo(location, name, 'en-GB'))
			.length,
	}).toEqual({
		levels: { 1: 362, 2: 539, 3: 512, 4: 187 },
		addressLines: { 2: 292, 3: 1204, 4: 104 },
		withLocality: 1600,
		// One has a 0 after the country code, and lacks a digit: it is no number to dial.
		phones: { '': 149, 'tel:+99999999999': 1451 },
		// One is an e-mail address behind a protocol.
		websites: 1182,
		allNotStated: {
			Access: 99,
			Accessibility: 652,
			Families: 1593,
			Animals: 286,
			Sustainability: 1582,
		},
		attributes: {
			'Payment accepted': 1411,
			Features: 1072,
			'Quality labels': 307,
			'Star rating': 254,
			Cuisine: 210,
			'Architectural style': 43,
			Products: 23,
		},
		sources: { DATAtourisme: 1600 },
		withDirections: 1600,
	});
	const spoken = counts(
		records.flatMap(({ access }) =>
			languageNames(spokenLanguages(access?.languages_spoken, 'fr'), 'en-GB'),
		),
	);
	expect(spoken).toEqual({
		French: 1265,
		English: 1190,
		Spanish: 384,
		German: 174,
		Italian: 114,
		Portuguese: 44,
		Russian: 29,
		Dutch: 28,
		Arabic: 15,
		Polish: 9,
		Chinese: 8,
		Czech: 2,
		Hungarian: 3,
		Japanese: 3,
		Romanian: 3,
	});
});

test('owes a required credit for every real record', () => {
	const records = [...places(), ...events()];
	const credits = records.map(creditOf);
	expect(credits.every((credit) => credit?.required === true && credit.text !== '')).toBe(true);
	expect(records.flatMap(creditProblems)).toEqual([]);
	expect(creditsOwed(credits)).toHaveLength(737);
	const summaries = (kind: ReturnType<typeof places> | ReturnType<typeof events>) =>
		kind.map(({ provenance }) => ({
			publisher: provenance?.sd_publisher?.name,
			dataLicence: provenance?.sd_license,
		}));
	expect(
		dataSources({ places: summaries(places()), events: summaries(events()) }).map(
			({ publisher, licence, placeCount, eventCount }) => [
				publisher,
				licence?.name,
				placeCount,
				eventCount,
			],
		),
	).toEqual([
		['SIT Centre-Val de Loire', 'Licence Ouverte (Etalab)', 1488, 462],
		['eSPRIT Pays de la Loire', 'Licence Ouverte (Etalab)', 111, 9],
		['Comité Régional de Tourisme de Normandie', 'Licence Ouverte (Etalab)', 0, 1],
		[undefined, 'Licence Ouverte (Etalab)', 1, 0],
	]);
});

test('finds six neighbours of every real place within 20 km', () => {
	const located = places().map(({ id, location }) => ({
		id,
		coordinates: coordinatesOf(location),
	}));
	const index = nearbyIndex(located);
	const lonely = located.filter(
		({ id, coordinates }) =>
			!coordinates || index.nearest(coordinates, 6, 20_000, (other) => other.id !== id).length < 6,
	);
	expect(lonely).toHaveLength(0);
});
