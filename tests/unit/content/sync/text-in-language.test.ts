import { expect, test } from '@playwright/test';
import { entryReaders } from '../../../../src/content/sync/entry-readers.ts';
import { withTextsInLanguage } from '../../../../src/content/sync/text-in-language.ts';

test('a text in several languages is the one in the language of the guide', () => {
	const name = { en: 'Castle', fr: 'Château', de: null };
	for (const sent of [name, JSON.stringify(name), ` ${JSON.stringify(name, undefined, 2)}\n`]) {
		expect(withTextsInLanguage({ name: sent }, 'fr')).toEqual({ name: 'Château' });
		expect(withTextsInLanguage({ name: sent }, 'en')).toEqual({ name: 'Castle' });
		expect(withTextsInLanguage({ name: sent }, 'fr-CA')).toEqual({ name: 'Château' });
		expect(withTextsInLanguage({ name: sent }, 'de')).toEqual({ name: 'Castle' });
	}
	expect(withTextsInLanguage({ name: { pt_PT: 'Comboio', pt_BR: 'Trem' } }, 'pt-BR')).toEqual({
		name: 'Trem',
	});
	expect(withTextsInLanguage({ name: { pt_BR: 'Trem', pt: 'Comboio' } }, 'pt-PT')).toEqual({
		name: 'Comboio',
	});
	expect(
		withTextsInLanguage({ images: [{ caption: '{"da": "Havn", "en": "Port"}' }] }, 'da'),
	).toEqual({ images: [{ caption: 'Havn' }] });
});

test('other objects and texts in braces stay', () => {
	for (const record of [
		{ places: [{ id: 'plc_1' }], location: { address: { city: 'Quay' } } },
		{ name: '{en}', description: '{"en": "Castle"', notes: '{"en": 5}' },
		{ attributes: { menu: { en: 'a.pdf', fr: 'b.pdf' } }, metadata: { en: 'x' } },
		{ provenance: { sd_publisher: { name: 'A', url: 'https://a.example/' } } },
		{ name: {}, keywords: [null, 5, 'sea'] },
	]) {
		expect(withTextsInLanguage(record, 'en')).toBe(record);
	}
	expect(withTextsInLanguage(null, 'en')).toBeNull();
});

test('a place is read in the language of the guide', () => {
	const { places } = entryReaders({ language: 'fr' });
	const id = 'plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9';
	const reading = places({ id, name: { en: 'Castle', fr: 'Château' } });
	expect(reading).toMatchObject({
		readable: true,
		record: { record: JSON.stringify({ id, name: 'Château' }) },
		dropped: [],
	});
});
