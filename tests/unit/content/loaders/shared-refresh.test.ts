import { expect, test } from '@playwright/test';
import { sharedRefresh } from '../../../../src/content/loaders/shared-refresh.ts';

function countedReading() {
	let readings = 0;
	const finish: (() => void)[] = [];
	const read = () =>
		new Promise<void>((resolve) => {
			readings++;
			finish.push(resolve);
		});
	return { read, finish, readings: () => readings };
}

test('collections that load together share one reading, and all wait for its end', async () => {
	const { finish, read, readings } = countedReading();
	const refresh = sharedRefresh(4, read);
	let ended = 0;
	const loads = [1, 2, 3, 4].map(() => refresh().then(() => ended++));
	await Promise.resolve();

	expect(readings()).toBe(1);
	expect(ended).toBe(0);
	finish[0]?.();
	await Promise.all(loads);
	expect(ended).toBe(4);
});

test('collections that load one after the other share one reading as well', async () => {
	let readings = 0;
	const refresh = sharedRefresh(4, () => {
		readings++;
		return Promise.resolve();
	});
	for (let load = 0; load < 4; load++) await refresh();

	expect(readings).toBe(1);
});

test('the next load of all collections reads anew', async () => {
	let readings = 0;
	const refresh = sharedRefresh(2, () => {
		readings++;
		return Promise.resolve();
	});
	for (let load = 0; load < 5; load++) await refresh();

	expect(readings).toBe(3);
});

test('a reading that fails fails for every collection, and the next load tries again', async () => {
	let readings = 0;
	const refresh = sharedRefresh(2, () => {
		readings++;
		return readings === 1 ? Promise.reject(new Error('down')) : Promise.resolve();
	});

	const outcomes = await Promise.allSettled([refresh(), refresh()]);

	expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	await refresh();
	expect(readings).toBe(2);
});
