import { expect, test } from '@playwright/test';
import { baseMapFault, baseMapOf } from '../../../../src/graphics/map/base-map.ts';

const attribution = '© OpenStreetMap contributors';
const settings = (baseMap: string) => ({ baseMap, baseMapAttribution: attribution });

test('the base map is the guide’s own drawing, a file of its host, or tiles of another', () => {
	expect(baseMapOf(settings('none'), '/guide/')).toEqual({ kind: 'none' });
	expect(baseMapOf(settings('maps/loire.pmtiles'), '/guide/')).toEqual({
		kind: 'pmtiles',
		file: '/guide/maps/loire.pmtiles',
		attribution,
	});
	expect(baseMapOf(settings('https://tiles.example:8443/{z}/{x}/{y}.png'), '/')).toEqual({
		kind: 'tiles',
		address: 'https://tiles.example:8443/{z}/{x}/{y}.png',
		origin: 'https://tiles.example:8443',
		attribution,
	});
});

test('what is no base map is refused, with what could be one', () => {
	for (const wrong of [
		'osm',
		'/maps/loire.pmtiles',
		'../loire.pmtiles',
		'https://elsewhere.example/loire.pmtiles',
		'https://tiles.example/{z}/{x}.png',
		'http://tiles.example/{z}/{x}/{y}.png',
		'https://{s}.tiles.example/{z}/{x}/{y}.png',
		'https://tiles.example/{z}/{x}/{y}{r}.png?key={apikey}',
		'javascript:{z}{x}{y}',
	]) {
		expect(baseMapFault(settings(wrong)), wrong).toMatch(/is no base map\. Give none, a file/);
	}
	expect(baseMapFault(settings('none'))).toBe('');
	expect(baseMapFault(settings('maps/loire.pmtiles'))).toBe('');
	expect(baseMapFault(settings('https://tiles.example/{z}/{x}/{y}@2x.png?key=a'))).toBe('');
});

test('a base map names whom it is owed to', () => {
	const nobody = { baseMap: 'maps/loire.pmtiles', baseMapAttribution: ' ' };

	expect(baseMapFault(nobody)).toMatch(/has no attribution/);
	expect(baseMapFault({ ...nobody, baseMap: 'none' })).toBe('');
});
