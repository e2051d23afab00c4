import { expect, test } from '@playwright/test';
import {
	ForbiddenError,
	NotFoundError,
	ServerError,
	UnauthorizedError,
} from '../../../../src/content/client/errors/status-errors.ts';
import type { DetailReading } from '../../../../src/content/client/read-details.ts';
import { StopRule } from '../../../../src/content/client/stop-rule.ts';
import { failureOf } from './quick-service.ts';

type Reading = DetailReading<unknown>;
const read: Reading = { id: 'a', outcome: 'read', resource: {} };
const forbidden: Reading = {
	id: 'b',
	outcome: 'absent',
	status: 403,
	error: new ForbiddenError({ status: 403 }),
};
const unauthorized: Reading = {
	id: 'e',
	outcome: 'absent',
	status: 401,
	error: new UnauthorizedError({ status: 401 }),
};
const missing: Reading = {
	id: 'c',
	outcome: 'absent',
	status: 404,
	error: new NotFoundError({ status: 404 }),
};
const failed: Reading = { id: 'd', outcome: 'failed', error: new ServerError({ status: 500 }) };
const times = (count: number, reading: Reading) => Array<Reading>(count).fill(reading);

/** A rule with the readings judged, and how often it asked for what could be read before. */
async function judged(readings: readonly Reading[], readKnown: () => Promise<boolean>) {
	let asked = 0;
	const rule = new StopRule(() => {
		asked++;
		return readKnown();
	});
	for (const reading of readings) await rule.judge(reading);
	return { rule, asked: () => asked };
}

const isRead = () => Promise.resolve(true);
const noneKnown = () => Promise.resolve(false);
const isRefused = () => Promise.reject(new ForbiddenError({ status: 403 }));

test('nothing stops a reading in which records are read between those that are not', async () => {
	const readings = Array.from({ length: 40 }, () => [forbidden, failed, read]).flat();

	const { asked } = await judged(readings, noneKnown);

	expect(asked()).toBe(0);
});

test('ten refused records in a row stop a reading where none could be read before', async () => {
	await judged([...times(9, forbidden), read, ...times(9, forbidden)], noneKnown);
	expect(await failureOf(judged(times(10, forbidden), noneKnown))).toBeInstanceOf(ForbiddenError);
	const mixed = [...times(9, forbidden), unauthorized];
	expect(await failureOf(judged(mixed, noneKnown))).toBeInstanceOf(UnauthorizedError);
});

test('fifty failures in a row stop a reading where none could be read before', async () => {
	await judged([...times(49, failed), missing, ...times(49, failed)], noneKnown);
	expect(await failureOf(judged(times(50, failed), noneKnown))).toBeInstanceOf(ServerError);
});

test('any number of them stops no reading while others can be read that could be before', async () => {
	const { asked } = await judged([...times(35, forbidden), ...times(120, failed)], isRead);

	expect(asked()).toBe(3 + 2);
});

test('a reading ends with why those cannot be read any more that could be before', async () => {
	expect(await failureOf(judged(times(50, failed), isRefused))).toBeInstanceOf(ForbiddenError);
});

test('however few were refused or failed, others are asked for at the end', async () => {
	const one = await judged([forbidden, read], isRefused);
	const another = await judged([unauthorized, read], isRefused);
	const none = await judged([read, missing], isRefused);
	const first = await judged([forbidden], noneKnown);

	expect(await failureOf(one.rule.conclude(false))).toBeInstanceOf(ForbiddenError);
	expect(await failureOf(another.rule.conclude(false))).toBeInstanceOf(ForbiddenError);
	expect(await failureOf(none.rule.conclude(true))).toBeInstanceOf(ForbiddenError);
	await none.rule.conclude(false);
	await first.rule.conclude(true);
	expect([one.asked(), none.asked(), first.asked()]).toEqual([1, 1, 1]);
});
