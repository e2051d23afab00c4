import { expect, test } from '@playwright/test';
import { effectiveSite } from '../../../src/config/effective-site.ts';
import { sampleWords, sampleWordsNote } from '../../../src/config/sample-words-note.ts';
import { site } from '../../../src/config/site.ts';

const service = { CONTENT_SERVICE_URL: 'https://content.example', CONTENT_SERVICE_TOKEN: 'abc' };
const sample = { ...site, ...sampleWords };
const ownWords = { name: 'Coast Guide', tagline: 'Along the coast.' };

test('a guide of a service that is still called what the sample is called is said to be', () => {
	expect(sampleWordsNote(service, sample)).toBe(
		'name and tagline in src/config/site.ts are still of the sample guide, of Lisbon: neutral words stand in. Make that file your own, its time zone as well.',
	);
	expect(sampleWordsNote({ ...service, GUIDE_NAME: 'Coast Guide' }, sample)).toBe(
		'tagline in src/config/site.ts is still of the sample guide, of Lisbon: neutral words stand in. Make that file your own, its time zone as well.',
	);
});

test('neither the sample nor a guide with words of its own needs that note', () => {
	expect(sampleWordsNote({}, sample)).toBe(undefined);
	expect(sampleWordsNote(service, { ...site, ...ownWords })).toBe(undefined);
	expect(
		sampleWordsNote(
			{ ...service, GUIDE_NAME: ownWords.name, GUIDE_TAGLINE: ownWords.tagline },
			sample,
		),
	).toBe(undefined);
});

test('the words of the sample are those of src/config/site.ts as it comes', () => {
	expect(site).toMatchObject(sampleWords);
});

test('words of the sample are no facts of the guide of another service', () => {
	expect(effectiveSite({ ...service, GUIDE_LOCALE: 'de' }, sample)).toMatchObject({
		name: 'Reiseführer',
		tagline: 'Orte und Veranstaltungen.',
	});
	expect(effectiveSite({ ...service, GUIDE_NAME: 'Coast' }, sample)).toMatchObject({
		name: 'Coast',
		tagline: 'Places to go and things to do.',
	});
	expect(effectiveSite({}, sample)).toMatchObject(sampleWords);
});
