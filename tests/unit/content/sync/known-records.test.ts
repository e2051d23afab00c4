import { expect, test } from '@playwright/test';
import {
	ForbiddenError,
	NotFoundError,
} from '../../../../src/content/client/errors/status-errors.ts';
import { readKnown } from '../../../../src/content/sync/known-records.ts';

const isGone = new NotFoundError({ status: 404 });
const isForbidden = new ForbiddenError({ status: 403 });

/** Asks a service that answers so in turn, of ten records that are known. */
async function ask(responses: readonly (object | Error)[], known = 10) {
	const asked: string[] = [];
	const service = {
		getIfChanged(resource: string, id: string, validators: object) {
			const response = responses[asked.length] ?? {};
			asked.push(`${resource}/${id} ${JSON.stringify(validators)}`);
			return response instanceof Error
				? Promise.reject(response)
				: Promise.resolve({ record: response, validators: {} });
		},
	};
	const ids = Array.from({ length: known }, (_, index) => `plc_${index}`).values();
	const outcome: unknown = await readKnown(service, 'places', ids).catch((error: unknown) => error);
	return { asked, outcome };
}

test('three records are asked for, and no word of the service that they have not changed is taken', async () => {
	expect(await ask([{}, {}, {}])).toEqual({
		asked: ['places/plc_0 {}', 'places/plc_1 {}', 'places/plc_2 {}'],
		outcome: true,
	});
});

test('one that is read is enough', async () => {
	expect((await ask([isForbidden, isGone, {}])).outcome).toBe(true);
});

test('where none is read the failure is that of one that is not gone', async () => {
	expect((await ask([isGone, isForbidden, isGone])).outcome).toBe(isForbidden);
});

test('nothing is known where there is none, or all are gone', async () => {
	expect((await ask([], 0)).outcome).toBe(false);
	expect((await ask([isGone, isGone], 2)).outcome).toBe(false);
});
