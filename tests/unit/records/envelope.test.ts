import { expect, test } from '@playwright/test';
import { envelopeSchema } from '../../../src/records/envelope.ts';

const meta = { request_id: '0190f0a2-6b1f-7c52-9d0a-3f1f7c1f7a11', api_version: '2026-08-01' };

test('an envelope has a resource and says which request it answers', () => {
	const body = { data: { id: 'a' }, meta: { ...meta, more: 1 }, links: {} };

	expect(envelopeSchema.parse(body)).toEqual(body);
});

test('an envelope may say nothing of the request', () => {
	const bodies = [
		{ data: {} },
		{ data: {}, meta: null },
		{ data: {}, meta: {} },
		{ data: {}, meta: { request_id: null, api_version: 1 } },
	];

	expect(bodies.filter((body) => !envelopeSchema.safeParse(body).success)).toEqual([]);
});

test('an answer without resource is none', () => {
	const others = [{ meta }, { data: null, meta }, [], 'text', null];

	expect(others.filter((other) => envelopeSchema.safeParse(other).success)).toEqual([]);
});
