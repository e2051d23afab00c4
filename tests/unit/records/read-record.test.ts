import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { readRecord } from '../../../src/records/read-record.ts';

const schema = z.object({
	name: z.string(),
	count: z.number().optional(),
	images: z.array(z.object({ url: z.string(), width: z.number().optional() })).optional(),
	contact: z.object({ phone: z.string(), fax: z.string().optional() }).optional(),
});

test('a record that fits is read as it is', () => {
	const sent = { name: 'A', count: 1, images: [{ url: 'u' }], contact: { phone: 'p' } };

	expect(readRecord(schema, sent)).toEqual({ readable: true, record: sent, dropped: [] });
});

test('a member that does not fit is dropped and named', () => {
	expect(readRecord(schema, { name: 'A', count: '1', contact: { phone: 'p', fax: 5 } })).toEqual({
		readable: true,
		record: { name: 'A', contact: { phone: 'p' } },
		dropped: [
			{ path: 'count', reason: 'expected number, received string' },
			{ path: 'contact.fax', reason: 'expected string, received number' },
		],
	});
});

test('a part without a member that it needs is dropped whole', () => {
	expect(readRecord(schema, { name: 'A', contact: { fax: 'f' } })).toEqual({
		readable: true,
		record: { name: 'A' },
		dropped: [{ path: 'contact', reason: 'expected string, received undefined' }],
	});
});

test('elements of a list are named by where they were sent', () => {
	const images = [{ url: 'a', width: '9' }, 'b', { url: 'c' }, { width: 4 }];

	expect(readRecord(schema, { name: 'A', images })).toEqual({
		readable: true,
		record: { name: 'A', images: [{ url: 'a' }, { url: 'c' }] },
		dropped: [
			{ path: 'images[0].width', reason: 'expected number, received string' },
			{ path: 'images[1]', reason: 'expected object, received string' },
			{ path: 'images[3]', reason: 'expected string, received undefined' },
		],
	});
});

test('a record without what it needs is unreadable, and the first reason is given', () => {
	expect(readRecord(schema, { count: 1 })).toEqual({
		readable: false,
		reason: 'name: expected string, received undefined',
	});
	expect(readRecord(schema, { name: 5, count: 'x' })).toEqual({
		readable: false,
		reason: 'name: expected string, received number',
	});
});

test('what is no record at all is unreadable', () => {
	const reasons = [null, undefined, 5, 'text', true, []].map((sent) => readRecord(schema, sent));

	expect(reasons).toEqual(
		['null', 'undefined', 'number', 'string', 'boolean', 'array'].map((kind) => ({
			readable: false,
			reason: `record: expected object, received ${kind}`,
		})),
	);
});

test('what was sent is not changed', () => {
	const sent = { name: 'A', count: 'x', images: [{ url: 'u', width: 'w' }, 5] };
	const before = structuredClone(sent);

	readRecord(schema, sent);

	expect(sent).toEqual(before);
});

test('names that objects inherit are members like others', () => {
	const sent: unknown = JSON.parse('{"name":"A","__proto__":{"count":5},"constructor":1}');

	expect(readRecord(schema, sent)).toEqual({ readable: true, record: { name: 'A' }, dropped: [] });
});

test('a part nested without end next to one that is dropped does no harm', () => {
	let nested: unknown = 'x';
	for (let depth = 0; depth < 200_000; depth++) nested = [nested];

	expect(readRecord(schema, { name: 'A', count: 'x', unknown: nested })).toEqual({
		readable: true,
		record: { name: 'A' },
		dropped: [{ path: 'count', reason: 'expected number, received string' }],
	});
});

test('a list longer than a function may have arguments is read as well', () => {
	const images = Array.from({ length: 200_000 }, () => ({ url: 'u' }));

	const reading = readRecord(schema, { name: 'A', images: [5, ...images] });

	expect(reading).toMatchObject({ readable: true, dropped: [{ path: 'images[0]' }] });
	expect(reading.readable && reading.record.images?.length).toBe(200_000);
});

test('two complaints about one member cost that member only', () => {
	const strict = z.object({
		details: z.object({ count: z.number().min(0, 'too small').int('not whole').optional() }),
		name: z.string(),
	});

	expect(readRecord(strict, { name: 'A', details: { count: -1.5 } })).toEqual({
		readable: true,
		record: { name: 'A', details: {} },
		dropped: [{ path: 'details.count', reason: 'too small' }],
	});
});
