import { expect } from '@playwright/test';
import fc from 'fast-check';
import type { z } from 'zod';
import { eventSchema } from '../../../src/records/event.ts';
import { collectionSchema, destinationSchema } from '../../../src/records/grouping.ts';
import { placeSchema } from '../../../src/records/place.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import { richEvent, richPlace } from '../../fixtures/rich-records.ts';
import { jsonLeaves, type JsonPath, withValueAt } from '../../support/json-leaves.ts';
import { testProperty } from '../../support/test-property.ts';

const schemas: readonly [string, z.ZodType][] = [
	['place', placeSchema],
	['event', eventSchema],
	['destination', destinationSchema],
	['collection', collectionSchema],
];

/**
 * Texts that mean something to some reader of them; none holds an entity, which is decoded at every
 * reading.
 */
const text = fc.oneof(
	fc.string({ unit: 'binary' }).map((drawn) => drawn.replaceAll('&', '+')),
	fc.constantFrom(
		'<b>',
		'<script>',
		'</p>',
		'__proto__',
		'javascript:alert(1)',
		'https://x.example/?a=<b>',
		'2026-02-30',
		'2026-11-03T08:15:30+01:00',
		'plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9',
		'\uD800',
		'\u0000',
	),
);
const anything = fc.oneof(
	text,
	fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('&')),
	fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, '', ' ', [], {}, [null]),
);

/** Paths of all values of a record, its sections and lists included. */
function pathsIn(record: unknown): JsonPath[] {
	return jsonLeaves(record).flatMap(({ path }) =>
		path.map((_, index) => path.slice(0, path.length - index)),
	);
}

/** A whole record of which some parts were replaced by anything. */
function damaged(record: unknown): fc.Arbitrary<unknown> {
	const replacement = fc.tuple(fc.constantFrom(...pathsIn(record)), anything);
	return fc
		.array(replacement, { maxLength: 8 })
		.map((replacements) =>
			replacements.reduce(
				(whole, [path, value]) => (isThere(whole, path) ? withValueAt(whole, path, value) : whole),
				record,
			),
		);
}

function isThere(record: unknown, path: JsonPath): boolean {
	let value = record;
	for (const key of path) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
		value = Reflect.get(value, key);
	}
	return true;
}

const records = fc.oneof(
	damaged(richPlace),
	damaged(richEvent),
	damaged({
		id: 'dst_1',
		name: 'Alfama',
		images: ['https://cdn.example/a.jpg', { url: 'https://cdn.example/b.jpg' }],
		place_ids: ['plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9', { id: 'x' }],
		location: { latitude: 1, longitude: 2 },
	}),
	anything,
	fc.dictionary(
		fc.constantFrom(...Object.keys({ ...richPlace, ...richEvent }), '__proto__', 'toString'),
		anything,
	),
);

for (const [name, schema] of schemas) {
	testProperty(
		`whatever is sent as a ${name}, reading it does not throw, and what is kept reads the same again`,
		300,
		() =>
			fc.property(records, (sent) => {
				const before = JSON.stringify(sent);
				const reading = readRecord(schema, sent);
				expect(JSON.stringify(sent)).toBe(before);
				if (!reading.readable) {
					expect(reading.reason).not.toBe('');
					return;
				}
				const stored: unknown = JSON.parse(JSON.stringify(reading.record));
				expect(readRecord(schema, stored)).toEqual({
					readable: true,
					record: stored,
					dropped: [],
				});
			}),
	);
}
