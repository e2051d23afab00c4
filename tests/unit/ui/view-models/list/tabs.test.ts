import { expect, test } from '@playwright/test';
import { siteFrame } from '../../../../../src/ui/view-models/site/site-frame.ts';
import { currentness, tabs } from '../../../../../src/ui/view-models/list/tabs.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { storedEvent, storedGrouping, storedPlace } from '../../../../support/records.ts';

const unlocated = contextOf({ places: [storedPlace({})] });
const located = contextOf({
	places: [storedPlace({ location: { latitude: 38.7, longitude: -9.1 } })],
	events: [storedEvent({})],
	destinations: [storedGrouping({ id: 'dst_1' }), storedGrouping({ id: 'dst_2' })],
	collections: [storedGrouping({ id: 'col_1' })],
});
const labels = (context: typeof located) => tabs(context).map(({ label }) => label);
const marked = (context: typeof located, path: string) =>
	tabs(context).flatMap((tab) => {
		const mark = currentness(tab, path);
		return mark ? [[tab.label, mark]] : [];
	});
const footer = (context: typeof located) => siteFrame(context).footer.map(({ label }) => label);

test('tabs lead to what the guide has, to all places where it has no map', () => {
	expect(labels(contextOf({}))).toEqual(['Explore', 'Places']);
	expect(labels(unlocated)).toEqual(['Explore', 'Places', 'Saved']);
	expect(labels(located)).toEqual(['Explore', 'What’s on', 'Map', 'Destinations', 'Saved']);
});

test('a guide without events has no tab of them, and one with one destination none of destinations', () => {
	expect(labels(contextOf({ events: [storedEvent({})] }))).toEqual([
		'Explore',
		'Places',
		'What’s on',
		'Saved',
	]);
	expect(labels(contextOf({ destinations: [storedGrouping({ id: 'dst_1' })] }))).toEqual([
		'Explore',
		'Places',
	]);
});

test('beside a tab of the map the foot of a page leads to all places', () => {
	expect(footer(unlocated).slice(0, 2)).toEqual(['Browse', 'About and credits']);
	expect(footer(located).slice(0, 2)).toEqual(['Browse', 'All places']);
});

test('collections have a tab where there are fewer than five, else a link at the foot of a page', () => {
	const collections = [storedGrouping({ id: 'col_1' })];
	const few = contextOf({ places: [storedPlace({})], collections });
	expect(labels(few)).toEqual(['Explore', 'Places', 'Collections', 'Saved']);
	expect(footer(few)).not.toContain('Collections');
	expect(footer(located).slice(1, 4)).toEqual(['All places', 'Collections', 'About and credits']);
});

test('a page is marked in the tab that it is, or that leads to it', () => {
	expect(marked(located, '/guide/map/')).toEqual([['Map', 'page']]);
	expect(marked(located, '/guide/events/fado-00000001/')).toEqual([['What’s on', 'true']]);
	expect(marked(located, '/guide/destinations/faro/')).toEqual([['Destinations', 'true']]);
	expect(marked(located, '/guide/')).toEqual([]);
});

test('places and lists of places are marked in Explore, or in Places where that is a tab', () => {
	for (const path of [
		'/guide/places/',
		'/guide/places/quay-00000001/',
		'/guide/categories/museums/',
		'/guide/browse/city/faro/2/',
	]) {
		expect(marked(located, path)).toEqual([['Explore', 'true']]);
	}
	expect(marked(unlocated, '/guide/places/')).toEqual([['Places', 'page']]);
	expect(marked(unlocated, '/guide/browse/city/faro/')).toEqual([['Places', 'true']]);
	expect(marked(unlocated, '/guide/explore/')).toEqual([['Explore', 'page']]);
});
