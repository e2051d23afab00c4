import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { imageTypeOf } from '../../../../src/content/image-copies/image-type.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';
import { jpeg, svg } from './pictures.ts';

test('the kinds of files that are copied are told by their content', async () => {
	const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

	expect(imageTypeOf(await jpeg(8, 8))).toBe('jpeg');
	expect(imageTypeOf(await picture().png().toBuffer())).toBe('png');
	expect(imageTypeOf(await picture().gif().toBuffer())).toBe('gif');
	expect(imageTypeOf(await picture().webp().toBuffer())).toBe('webp');
	expect(imageTypeOf(await picture().avif().toBuffer())).toBe('avif');
	expect(imageTypeOf(svg(8, 8))).toBe('svg');
});

test('a drawing may begin with a prologue', () => {
	for (const prologue of [
		'\uFEFF',
		'<?xml version="1.0" encoding="UTF-8"?>\n',
		'<!-- made -- by hand --><!--><svg>--><!---->\n',
		'<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">',
	]) {
		expect(imageTypeOf(Buffer.from(`${prologue}<svg width="8" height="8"/>`))).toBe('svg');
	}
});

test('anything else is no image', async () => {
	for (const text of [
		'',
		'<!doctype html><html><svg width="8"></svg></html>',
		'%PDF-1.7',
		'GIF80a',
		'svg',
		'{"image": "<svg>"}',
		'<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>',
	]) {
		expect(imageTypeOf(Buffer.from(text))).toBeUndefined();
	}
	const tiff = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
		.tiff()
		.toBuffer();
	expect(imageTypeOf(tiff)).toBeUndefined();
});

for (const repeated of [
	'<!---->',
	'<!--',
	'-->',
	'<?',
	'<?>',
	'<!DOCTYPE',
	'<!DOCTYPE>',
	' ',
	'<svg',
]) {
	test(`a file of very many “${repeated}” is soon known to be no image`, () => {
		const fileOf = (times: number) =>
			Buffer.from(`<!--${repeated.repeat(20)}-->${repeated.repeat(times)}`);

		expect(imageTypeOf(fileOf(1000))).toBeUndefined();
		expect(growth(1000, (times) => imageTypeOf(fileOf(times)))).toBeLessThan(steadyGrowth);
	});
}
