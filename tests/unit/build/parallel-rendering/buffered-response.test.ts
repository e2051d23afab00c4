import { expect, test } from '@playwright/test';
import { BufferedResponse } from '../../../../src/build/parallel-rendering/buffered-response.ts';

const page = new TextEncoder().encode('<p>Belém</p>').buffer;

test('gives the bytes that it was given, and no copy', async () => {
	const response = new BufferedResponse(page);

	expect(await response.arrayBuffer()).toBe(page);
	expect(await response.arrayBuffer()).toBe(page);
});

test('is read as any other answer', async () => {
	const rendered = new Response('', { status: 203, headers: { 'content-type': 'text/html' } });

	const response = new BufferedResponse(page, rendered);

	expect(response.status).toBe(203);
	expect(response.headers.get('content-type')).toBe('text/html');
	expect(response.body).not.toBeNull();
	expect(await response.text()).toBe('<p>Belém</p>');
	expect(new TextDecoder().decode(page)).toBe('<p>Belém</p>');
});
