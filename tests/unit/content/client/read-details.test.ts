import { expect } from '@playwright/test';
import { type DetailReading, readDetails } from '../../../../src/content/client/read-details.ts';
import { envelope, type ScriptedResponse, test } from '../../../support/fault-server.ts';
import { failureOf, quickService } from './quick-service.ts';

const idOf = (index: number) => `plc_${index.toString(16).padStart(32, '0')}`;
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => idOf(index));

function routes(responses: ScriptedResponse[]): Record<string, ScriptedResponse> {
	return Object.fromEntries(
		responses.map((response, index) => [
			`/v1/places/${idOf(index)}`,
			{ body: envelope({ id: idOf(index), name: `Place ${index}` }), ...response },
		]),
	);
}

async function collected<T>(
	readings: AsyncIterable<DetailReading<T>>,
): Promise<DetailReading<T>[]> {
	const all: DetailReading<T>[] = [];
	for await (const reading of readings) all.push(reading);
	return all;
}

test('tells records that were read from absent and failed ones', async ({ serve }) => {
	const server = await serve(
		routes([
			{},
			{ status: 404 },
			{ status: 403 },
			{ status: 500 },
			{ status: 401 },
			{ status: 410 },
		]),
	);
	const service = quickService(server.url, { retry: { maxRetries: 1 } });

	const readings = await collected(readDetails(idsOf(6), service.getPlace, { concurrency: 2 }));

	const byId = readings.toSorted((one, other) => one.id.localeCompare(other.id));
	expect(byId).toMatchObject([
		{ id: idOf(0), outcome: 'read', resource: { id: idOf(0), name: 'Place 0' } },
		{ id: idOf(1), outcome: 'absent', status: 404, error: { name: 'NotFoundError' } },
		{ id: idOf(2), outcome: 'absent', status: 403, error: { name: 'ForbiddenError' } },
		{ id: idOf(3), outcome: 'failed', error: { name: 'ServerError', tries: 2 } },
		{ id: idOf(4), outcome: 'absent', status: 401, error: { name: 'UnauthorizedError', tries: 2 } },
		{ id: idOf(5), outcome: 'absent', status: 410, error: { name: 'NotFoundError' } },
	]);
});

test('gives records in the order of the answers', async ({ serve }) => {
	const server = await serve(routes([{ delayMs: 200 }, {}]));

	const readings = await collected(
		readDetails(idsOf(2), quickService(server.url).getPlace, { concurrency: 2 }),
	);

	expect(readings.map(({ id }) => id)).toEqual([idOf(1), idOf(0)]);
});

test('ends with the reason of its signal', async ({ serve }) => {
	const server = await serve(routes(Array<object>(100).fill({ delayMs: 5 })));
	const controller = new AbortController();
	const readings = readDetails(idsOf(100), quickService(server.url).getPlace, {
		concurrency: 2,
		signal: controller.signal,
	});

	await readings.next();
	controller.abort(new Error('The time is over.'));

	await expect(readings.next()).rejects.toThrow('The time is over.');
});

test('ends with what its judge throws, and asks for no more than is under way', async ({
	serve,
}) => {
	const server = await serve(routes(Array<object>(100).fill({})));
	const judged: string[] = [];
	const readings = readDetails(idsOf(100), quickService(server.url).getPlace, {
		concurrency: 2,
		judge(reading) {
			judged.push(reading.id);
			return judged.length < 5 ? undefined : Promise.reject(new RangeError('enough'));
		},
	});

	expect(await failureOf(collected(readings))).toMatchObject({ message: 'enough' });
	expect(server.requests.length).toBeLessThan(8);
});

test('goes on beside a judge that thinks', async () => {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => (release = resolve));
	const readings = readDetails(idsOf(10), (id) => Promise.resolve(id), {
		concurrency: 2,
		judge: ({ id }) => (id === idOf(0) ? released : undefined),
	});

	const seen: string[] = [];
	for await (const { id } of readings) {
		seen.push(id);
		if (id === idOf(9)) release();
	}

	expect(seen).toHaveLength(10);
});

test('passes on what is no failure of the service', async () => {
	const readings = readDetails(['a'], () => Promise.reject(new TypeError('a mistake')), {
		concurrency: 2,
	});

	expect(await failureOf(collected(readings))).toBeInstanceOf(TypeError);
});

test('asks for no more than it can hold while nobody takes what was read', async () => {
	let asked = 0;
	const readings = readDetails(
		idsOf(1000),
		(id) => {
			asked++;
			return Promise.resolve({ id });
		},
		{ concurrency: 8 },
	);

	await readings.next();
	await new Promise((resolve) => setTimeout(resolve, 50));

	expect(asked).toBeLessThanOrEqual(17);
});

test('keeps as many reads under way as it may, never more', async () => {
	let underWay = 0;
	const seen: number[] = [];
	const readings = readDetails(
		idsOf(200),
		async (id) => {
			seen.push(++underWay);
			await new Promise((resolve) => setTimeout(resolve, 10));
			underWay--;
			return { id };
		},
		{ concurrency: 8 },
	);

	expect(await collected(readings)).toHaveLength(200);
	expect(Math.max(...seen)).toBe(8);
	expect(seen.slice(8).filter((count) => count < 6)).toHaveLength(0);
});

test('reads what is listed already while more is awaited', async () => {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => (release = resolve));
	async function* listed() {
		yield 'a';
		await released;
		yield 'b';
	}
	const readings = readDetails(listed(), (id) => Promise.resolve(id), { concurrency: 2 });

	expect((await readings.next()).value).toMatchObject({ id: 'a' });
	release();
	expect((await readings.next()).value).toMatchObject({ id: 'b' });
	expect((await readings.next()).done).toBe(true);
});

test('ends with the failure of what lists the ids, and at once with its signal', async () => {
	async function* failing() {
		yield 'a';
		await Promise.reject(new RangeError('no list'));
	}
	const controller = new AbortController();
	async function* endless() {
		await new Promise(() => undefined);
		yield 'a';
	}
	const { signal } = controller;
	const get = (id: string) => Promise.resolve(id);
	const stalled = collected(readDetails(endless(), get, { concurrency: 2, signal }));

	expect(
		await failureOf(collected(readDetails(failing(), get, { concurrency: 2 }))),
	).toBeInstanceOf(RangeError);
	controller.abort(new Error('The time is over.'));
	expect(await failureOf(stalled)).toMatchObject({ message: 'The time is over.' });
});

test('asks for nothing more when the reader stops listening', async ({ serve }) => {
	const server = await serve(routes(Array<object>(100).fill({ delayMs: 2 })));
	const readings = readDetails(idsOf(100), quickService(server.url).getPlace, { concurrency: 2 });

	for await (const reading of readings) {
		if (reading.id === idOf(1)) break;
	}
	const askedThen = server.requests.length;
	await new Promise((resolve) => setTimeout(resolve, 50));

	expect(server.requests.length - askedThen).toBeLessThanOrEqual(2);
});

test('counts what is done', async ({ serve }) => {
	const server = await serve(routes([{}, { status: 404 }, { status: 500 }]));
	const service = quickService(server.url, { retry: { maxRetries: 0 } });
	const counts: object[] = [];

	await collected(
		readDetails(idsOf(3), service.getPlace, {
			concurrency: 1,
			onProgress: (now) => counts.push({ ...now }),
		}),
	);

	expect(counts).toEqual([
		{ done: 1, read: 1, absent: 0, failed: 0 },
		{ done: 2, read: 1, absent: 1, failed: 0 },
		{ done: 3, read: 1, absent: 1, failed: 1 },
	]);
});

test('reads nothing of no records', async () => {
	const readings = readDetails([], () => Promise.reject(new Error('asked')), { concurrency: 4 });

	expect(await collected(readings)).toEqual([]);
});
