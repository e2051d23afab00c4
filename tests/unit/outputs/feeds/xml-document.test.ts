import { expect } from '@playwright/test';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { xmlDocument, xmlElement } from '../../../../src/outputs/feeds/xml-document.ts';
import { testProperty } from '../../../support/test-property.ts';

const parser = new XMLParser({
	attributeNamePrefix: '@',
	ignoreAttributes: false,
	parseAttributeValue: false,
	parseTagValue: false,
	trimValues: false,
});

const text = fc
	.string({ unit: 'binary', minLength: 1 })
	.map((value) => `x${value}x]]>"'<!--&amp;`.replaceAll('\r', ''));

testProperty(
	'any text of an element or attribute is read back, but for what XML cannot hold',
	300,
	() =>
		fc.property(text, (value) => {
			const held = value.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
			const document = xmlDocument(
				{ root: { '@attribute': value, element: value } },
				{
					within: 'root',
					elements: [value, 'last'].map((content) => xmlElement('other', { content })),
				},
			);

			expect(parser.parse(document)).toMatchObject({
				root: {
					'@attribute': held,
					element: held,
					other: [{ content: held }, { content: 'last' }],
				},
			});
		}),
);
