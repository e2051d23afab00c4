import { expect, test } from '@playwright/test';
import { site, type Site } from '../../../../../src/config/site.ts';
import { withOtherNames } from '../../../../../src/guide/model/named-records.ts';
import { groupingsPage } from '../../../../../src/ui/view-models/list/groupings-page.ts';
import { nameList } from '../../../../../src/ui/view-models/list/name-list.ts';
import { placePage } from '../../../../../src/ui/view-models/place/place-page.ts';
import { placeSurroundings } from '../../../../../src/ui/view-models/place/place-surroundings.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, placeRecord, storedGrouping, storedPlace } from '../../../../support/records.ts';

const hall = {
	id: placeId(1),
	name: 'Hall of Strings',
	type: 'INC4SC2',
	category_path: 'Music > INC4SC2',
	location: { address: { city: 'LISBOA', neighbourhood: 'Alfama' } },
	editorial: { keywords: ['inc4'] },
	attributes: { name_ko: '현악당', grade: 'top_grade', rooms: ['r1', 'r2'] },
	metadata: { name_pt: 'Sala das Cordas' },
};
const collections = [storedGrouping({ id: 'col_1', name: 'INC4SC2', place_ids: [placeId(1)] })];

function guideOf(about: Partial<Site> = {}) {
	const guideSite = { ...site, ...about };
	const record = placeRecord(hall);
	const content = { places: [storedPlace(hall)], events: [], destinations: [], collections };
	const context = contextOf(
		withOtherNames(content, () => [JSON.stringify(record)], guideSite),
		about,
	);
	const [place] = context.guide.places;
	if (!place) throw new Error('The guide lost the place.');
	return { context, page: placePage(context, record, placeSurroundings(context, place)) };
}

test('a code without a label is told among further facts, and nowhere else', () => {
	const { context, page } = guideOf();

	expect(page.eyebrow).toBe('Music');
	expect(page.attributes.slice(3)).toMatchObject([
		{ label: 'Kind of place', value: { values: [{ text: 'INC4SC2' }] } },
		{ label: 'Collection', value: { values: [{ text: 'INC4SC2' }] } },
	]);
	expect(page.memberOf).toEqual([]);
	expect(groupingsPage(context, 'collections').cards).toEqual([]);
	expect(page.frame.structuredData).not.toContain('INC4SC2');
	expect(context.guide.categories.map(({ children, name }) => [name, children])).toEqual([
		['Music', []],
	]);
});

test('labels of the guide stand wherever the values of the service would', () => {
	const { context, page } = guideOf({
		terms: {
			kind: { INC4SC2: 'Concert hall' },
			category: { INC4SC2: 'Chamber music' },
			collection: { INC4SC2: 'Chamber music' },
			city: { Lisboa: { en: 'Lisbon' } },
			keyword: { INC4: 'Classical' },
			grade: { top_grade: 'First class' },
			rooms: { r1: 'Large hall' },
		},
		fields: { grade: 'Grade' },
	});

	expect(page.eyebrow).toBe('Chamber music');
	expect(page.whereabouts).toBe('Alfama, Lisbon');
	expect(page.attributes.map(({ label }) => label)).toEqual(['Grade', 'Name ko', 'Rooms']);
	expect(page.attributes).toMatchObject([
		{ value: { text: 'First class', isContent: false } },
		{},
		{ value: { values: [{ text: 'Large hall' }, { text: 'r2' }] } },
	]);
	expect(page.editorialFacts).toMatchObject([
		{ label: 'Kind of place', texts: [{ text: 'Concert hall' }] },
		{ label: 'Keywords', texts: [{ text: 'Classical' }] },
	]);
	expect(page.memberOf.map(({ label }) => label)).toContain('Chamber music');
	expect(groupingsPage(context, 'collections').cards.map(({ name }) => name)).toEqual([
		'Chamber music',
	]);
	const structuredData = page.frame.structuredData;
	expect(structuredData).toContain('"addressLocality":"Lisbon"');
	expect(structuredData).toContain('"Classical","Music","Chamber music"');
});

test('other names among attributes and metadata are shown, found and in the structured data', () => {
	const { context, page } = guideOf({
		fields: { name_ko: { nameIn: 'ko' }, name_pt: { nameIn: 'pt' }, rooms: { isHidden: true } },
	});

	expect(page.otherNames).toEqual([
		{ text: '현악당', language: 'ko' },
		{ text: 'Sala das Cordas', language: 'pt' },
	]);
	expect(nameList(context).otherNames).toEqual([
		[0, '현악당'],
		[0, 'Sala das Cordas'],
	]);
	expect(page.frame.structuredData).toContain('"alternateName":["현악당","Sala das Cordas"]');
	expect(page.attributes.map(({ key }) => key)).toEqual(['grade', 'Kind of place', 'Collection']);
});
