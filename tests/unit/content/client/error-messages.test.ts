import { expect } from '@playwright/test';
import { ContentServiceError } from '../../../../src/content/client/errors/content-service-error.ts';
import { test } from '../../../support/fault-server.ts';
import { failureOf, quickService } from './quick-service.ts';

const once = { retry: { maxRetries: 0 } };

const apiErrors: Record<string, [body: unknown, words: string]> = {
	'error.message': [{ error: { code: 'x', message: 'No such place' } }, ': No such place'],
	'error.detail': [{ error: { detail: 'No such place' } }, ': No such place'],
	error: [{ error: 'No such place' }, ': No such place'],
	message: [{ message: 'No such place' }, ': No such place'],
	'detail (RFC 9457)': [{ title: 'Absent', detail: 'No such place' }, ': No such place'],
	title: [{ title: 'No such place' }, ': No such place'],
	'errors[0].message': [{ errors: [{ message: 'No such place' }] }, ': No such place'],
	'errors[0]': [{ errors: ['No such place'] }, ': No such place'],
	'error_description (RFC 6750)': [
		{ error: 'invalid_token', error_description: 'The token has expired' },
		': The token has expired',
	],
	'plain text': ['No such place\n', ': No such place'],
	'a JSON string': ['"No such place"', ': No such place'],
	'a page of HTML': [
		'<html><style>p{}</style><h1>404</h1><p>nginx &amp; friends</p></html>',
		': 404 nginx & friends',
	],
	'no words at all': [{ error: { code: 7 } }, ''],
	'an empty body': ['', ''],
};
for (const [description, [body, words]] of Object.entries(apiErrors)) {
	test(`repeats the words of an ApiError: ${description}`, async ({ serve }) => {
		const server = await serve({ '/v1/x': { status: 404, body } });

		const failure = await failureOf(quickService(server.url).get('/v1/x'));

		expect((failure as Error).message).toBe(`GET /v1/x answered 404 Not Found${words}.`);
	});
}

const requestIds: Record<string, [body: unknown, headers: Record<string, string>]> = {
	'meta.request_id': [{ meta: { request_id: 'r-1' } }, {}],
	request_id: [{ request_id: 'r-1' }, {}],
	'error.request_id': [{ error: { request_id: 'r-1' } }, {}],
	'the header X-Request-Id': [{}, { 'x-request-id': 'r-1' }],
};
for (const [description, [body, headers]] of Object.entries(requestIds)) {
	test(`names the request by ${description}`, async ({ serve }) => {
		const server = await serve({ '/v1/x': { status: 500, body, headers } });

		await expect(quickService(server.url, once).get('/v1/x')).rejects.toMatchObject({
			message: 'GET /v1/x answered 500 Internal Server Error (request r-1).',
			requestId: 'r-1',
		});
	});
}

const kinds: Record<number, [name: string, hint: string]> = {
	400: ['UnexpectedStatusError', 'Check that CONTENT_SERVICE_URL is the address'],
	401: [
		'UnauthorizedError',
		'Set CONTENT_SERVICE_TOKEN to a token that the service accepts. In .env, one with # or $ has to be quoted as docs/reference/settings.md says.',
	],
	403: ['ForbiddenError', 'Ask the operator of the service whether the token'],
	404: ['NotFoundError', 'If this is a single record, it is no longer published.'],
	429: ['RateLimitedError', 'Lower CONTENT_SERVICE_CONCURRENCY, or build again later.'],
	500: ['ServerError', 'The fault is on the side of the service.'],
};
for (const [status, [name, hint]] of Object.entries(kinds)) {
	test(`has an error of its own for ${status}, with a hint`, async ({ serve }) => {
		const server = await serve({ '/v1/x': { status: Number(status) } });
		const retry = { maxRetries: 0, maxRateLimitedRetries: 0 };

		const failure = await failureOf(quickService(server.url, { retry }).get('/v1/x?page=2'));

		expect(failure).toBeInstanceOf(ContentServiceError);
		expect(failure).toMatchObject({
			name,
			method: 'GET',
			path: '/v1/x?page=2',
			status: Number(status),
			hint: expect.stringContaining(hint),
		});
	});
}

test('keeps the cause of a broken connection', async ({ serve }) => {
	const server = await serve({ '/v1/x': { fault: 'reset' } });

	await expect(quickService(server.url, once).get('/v1/x')).rejects.toMatchObject({
		name: 'ConnectionError',
		code: 'ECONNRESET',
		cause: { code: 'ECONNRESET', message: 'read ECONNRESET' },
	});
});

test('does not try a certificate again that is not trusted', async () => {
	const { MockAgent } = await import('undici');
	const dispatcher = new MockAgent();
	dispatcher.disableNetConnect();
	dispatcher
		.get('https://content.example')
		.intercept({ path: '/v1/x' })
		.replyWithError(
			Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
		);

	await expect(
		quickService('https://content.example', { dispatcher }).get('/v1/x'),
	).rejects.toMatchObject({
		name: 'ConnectionError',
		tries: 1,
		hint: 'The certificate of the service is not trusted. If it is right, name its authority in NODE_EXTRA_CA_CERTS.',
	});
});

for (const code of ['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED']) {
	test(`looks at the clock of this machine after ${code}, which more authorities do not mend`, async () => {
		const { MockAgent } = await import('undici');
		const dispatcher = new MockAgent();
		dispatcher.disableNetConnect();
		dispatcher
			.get('https://content.example')
			.intercept({ path: '/v1/x' })
			.replyWithError(Object.assign(new Error('certificate is out of date'), { code }));

		await expect(
			quickService('https://content.example', { dispatcher }).get('/v1/x'),
		).rejects.toMatchObject({
			name: 'ConnectionError',
			tries: 1,
			hint: expect.stringMatching(
				/^Look at the clock of this machine: it says 20\S+Z\. If that is right, the operator of the service is to renew its certificate\.$/,
			),
		});
	});
}

test('makes words of the service harmless for a terminal', async ({ serve }) => {
	const message =
		'\u001b[2J\u001b]0;title\u0007Gone\r\nGET /v1/x \u202eforged\u0000 \\x1b[31m C:\\temp';
	const server = await serve({ '/v1/x': { status: 404, body: { message } } });

	const failure = await failureOf(quickService(server.url).get('/v1/x'));

	expect((failure as Error).message).toBe(
		'GET /v1/x answered 404 Not Found: [2J]0;titleGone GET /v1/x forged \\\\x1b[31m C:\\\\temp.',
	);
});

test('shortens long words of the service', async ({ serve }) => {
	const server = await serve({ '/v1/x': { status: 404, body: { message: 'a😀'.repeat(5000) } } });

	const failure = await failureOf(quickService(server.url).get('/v1/x'));

	expect((failure as Error).message.length).toBeLessThan(340);
	expect((failure as Error).message).toMatch(/…\.$/);
});
