import { inspect } from 'node:util';
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { listRecords } from '../../../../src/content/client/discovery.ts';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import { redaction } from '../../../../src/content/client/redaction.ts';
import { type ScriptedResponse, test } from '../../../support/fault-server.ts';
import { testProperty } from '../../../support/test-property.ts';
import { failureOf, quickService, token } from './quick-service.ts';

const forms = [
	token,
	encodeURIComponent(token),
	new URLSearchParams({ token }).toString().slice('token='.length),
	Buffer.from(token).toString('base64'),
	Buffer.from(token).toString('base64url'),
];
const echo = forms.join(' ');

/** Everything that a log, a report or an error page could show of a value. */
function shown(value: unknown): string {
	const texts = [
		inspect(value, { depth: Infinity, showHidden: true, maxStringLength: null }),
		JSON.stringify(value),
		String(value),
	];
	for (let error: unknown = value; error instanceof Error; error = error.cause) {
		texts.push(error.message, error.stack ?? '', JSON.stringify(error));
	}
	return texts.join('\n');
}

function expectNoToken(text: string): void {
	for (const form of forms) expect(text).not.toContain(form);
}

const faults: Record<string, ScriptedResponse> = {
	'an ApiError with the token in its message': { status: 401, body: { message: `bad ${echo}` } },
	'an error page with the token': { status: 500, body: `<p>Bearer ${token}</p>` },
	'an ApiError with the token as its request id': { status: 404, body: { request_id: token } },
	'the token in a header': { status: 404, headers: { 'x-request-id': token } },
	'a 200 that is no JSON and begins with the token': { body: `${token} is not welcome` },
	'a 200 that is JSON cut short within the token': { body: `{"data": "${token}` },
	'a redirect to another origin with the token': {
		status: 302,
		headers: { location: `http://elsewhere.example/?token=${encodeURIComponent(token)}` },
	},
	'a redirect to a host named like the token': {
		status: 302,
		headers: { location: 'http://tok.en/' },
	},
	'a broken connection': { fault: 'reset' },
	silence: { fault: 'silence' },
	'an unknown compression named like the token': {
		headers: { 'content-encoding': token },
		body: 'x',
	},
};
for (const [description, fault] of Object.entries(faults)) {
	test(`shows the token nowhere after ${description}`, async ({ serve }) => {
		const server = await serve({ '/v1/x': fault });
		const service = quickService(server.url, {
			headersTimeoutMs: 100,
			retry: { maxRetries: 1, sleep: () => Promise.resolve() },
		});

		const failure = await failureOf(service.get('/v1/x'));

		expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${token}`);
		expectNoToken(shown(failure));
	});
}

test('shows the token nowhere when the service speaks no HTTP and echoes the request', async () => {
	const { createServer } = await import('node:net');
	const server = createServer((socket) => socket.pipe(socket));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as { port: number };
	const service = quickService(`http://127.0.0.1:${port}`, { retry: { maxRetries: 0 } });

	const failure = await failureOf(service.get('/v1/x'));
	await service.close();
	server.close();

	expect(failure).toMatchObject({ name: 'ConnectionError' });
	expectNoToken(shown(failure));
});

test('shows the token nowhere in a path that bears it', async ({ serve }) => {
	const server = await serve({ '/v1/x': { status: 404 } });
	const query = new URLSearchParams({ access_token: token }).toString();

	const failure = await failureOf(quickService(server.url).get(`/v1/x?${query}`));

	expect(failure).toMatchObject({ path: '/v1/x?access_token=***' });
	expectNoToken(shown(failure));
});

test('shows the token nowhere in what a list says in place of its entries', async ({ serve }) => {
	const server = await serve({ '/v1/places': { body: { error: `Nothing for ${token}` } } });

	const failure = await failureOf(
		listRecords(quickService(server.url), 'places', defaultDiscoverySettings),
	);

	expect(failure).toMatchObject({ message: expect.stringContaining('Nothing for ***') });
	expectNoToken(shown(failure));
});

test('shows the token nowhere in the client itself', async ({ serve }) => {
	const server = await serve({ '/v1/x': { fault: 'silence' } });
	const service = quickService(server.url);
	const reading = failureOf(service.get('/v1/x'));
	await expect.poll(() => server.requests.length).toBe(1);

	expectNoToken(shown(service));

	await service.close();
	expectNoToken(shown(await reading));
});

testProperty('masks the token in any text, whatever characters it has', 100, () => {
	const tokenCharacter = fc
		.integer({ min: 0x21, max: 0x7e })
		.map((code) => String.fromCharCode(code));
	const tokens = fc.string({ unit: tokenCharacter, minLength: 8, maxLength: 40 });
	return fc.property(tokens, fc.string(), fc.string(), (secret, before, after) => {
		const redact = redaction(secret);
		const asked = new URL('http://content.example/');
		asked.search = `?a=${encodeURIComponent(secret)}`;
		expect(redact.text(`${before} ${secret} ${after}`)).not.toContain(secret);
		expect(redact.text(JSON.stringify({ secret }))).not.toContain(secret);
		expect(redact.address(asked)).not.toContain(encodeURIComponent(secret));
	});
});
