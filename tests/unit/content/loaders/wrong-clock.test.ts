import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { wholeReadingSince } from '../../../../src/content/loaders/whole-reading.ts';
import type { Fault } from '../../../../src/cli/sample-service/faults.ts';
import { defaultSyncPolicy } from '../../../../src/config/service-defaults.ts';
import { placeId } from '../../../support/records.ts';
import { setFact } from '../../../support/changed-snapshot.ts';
import { syncedFolder } from './synced-folder.ts';

const places = [1, 2, 3].map((number) => ({ id: placeId(number), name: `Place ${number}` }));
const lists = ['destinations', 'places', 'events', 'collections'] as const;

/**
 * The lists of these places, as they are given by a service whose clock is so many days from that
 * of this machine.
 */
function listsSentAt(days: number, headers: Record<string, string> = {}): Fault[] {
	const date = new Date(Date.now() + days * 86_400_000).toUTCString();
	return lists.map((name) => ({
		kind: 'answer',
		operation: `list-${name}`,
		headers: { date, ...headers },
		body: JSON.stringify({ data: name === 'places' ? places : [] }),
	}));
}

for (const [way, policy] of Object.entries({
	'with the service': {},
	'where the service cannot be read': {},
	offline: { offline: true },
})) {
	test(`a clock that is behind the content publishes nothing, ${way}`, async () => {
		await using folder = await syncedFolder({ places });
		await folder.sync();
		if (way === 'where the service cannot be read')
			folder.server.setFaults({ faults: [{ kind: 'reset' }] });
		const readAt = daysAhead(1.1);
		setFact(folder.settings.snapshotPath, 'read_at', readAt);

		const { error, report, requests } = await folder.sync(policy);

		expect(error).toMatchObject({
			message: expect.stringMatching(
				/^The clock of this machine says 20\S+Z, but the content was read at 20\S+Z\.$/,
			),
			hint: `Set the clock. If it is right, and was wrong when that was read, remove ${folder.settings.snapshotPath}: addresses that it alone remembers are lost then (ADDRESSES_FILE keeps them).`,
		});
		expect(report.failure).toContain(`but the content was read at ${readAt}.`);
		expect(report.content).toBe(undefined);
		expect(requests).toEqual({});
		expect(folder.places()).toHaveLength(3);
	});
}

test('a snapshot of other code tells the time as well, and less than a day is no matter', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	setFact(folder.settings.snapshotPath, 'read_at', daysAhead(0.9));
	expect((await folder.sync()).error).toBe(undefined);

	setFact(folder.settings.snapshotPath, 'read_at', daysAhead(2));
	setFact(folder.settings.snapshotPath, 'parser', 'another');
	expect((await folder.sync()).error).toMatchObject({ name: 'WrongClockError' });
});

for (const [way, days] of Object.entries({ ahead: -1.1, behind: 1.1 })) {
	test(`a clock that is ${way} by more than a day is told by the service, and nothing is published or kept`, async () => {
		await using folder = await syncedFolder({ places });
		folder.server.setFaults({ faults: listsSentAt(days) });

		const { error, report } = await folder.sync();

		expect(error).toMatchObject({
			name: 'WrongClockError',
			message: expect.stringMatching(
				/^The clock of this machine says 20\S+Z, but by that of the service it is 20\S+Z\.$/,
			),
			hint: 'Set the clock of this machine. If it is right, and the dates of the service are wrong, set CONTENT_SERVICE_PROVES_CLOCK to false.',
		});
		expect(report.content).toBe(undefined);
		expect(existsSync(folder.settings.snapshotPath)).toBe(false);
		expect(existsSync(`${folder.settings.snapshotPath}.unfinished`)).toBe(false);
	});
}

test('the dates of the service are not believed where a setting says so', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({ faults: listsSentAt(-400) });

	expect((await folder.sync({ checksClock: false })).error).toBe(undefined);
	expect(folder.places()).toHaveLength(3);
});

test('of a list that a cache kept for days its age counts, and of several lists the newest', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({ faults: listsSentAt(-2, { age: '172000' }) });
	expect((await folder.sync()).error).toBe(undefined);

	const [first] = listsSentAt(-2);
	folder.server.setFaults({ faults: first ? [first] : [] });
	expect((await folder.sync()).error).toBe(undefined);
});

test('answers without a readable date say nothing of the time', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({ faults: listsSentAt(0, { date: 'now' }) });

	expect((await folder.sync()).error).toBe(undefined);
});

test('a reading of every record that seems to be of the future is due again', () => {
	const since = (facts: Parameters<typeof wholeReadingSince>[0]) =>
		wholeReadingSince(
			facts,
			{ policy: defaultSyncPolicy, url: 'https://content.example' },
			'2026-11-21T09:00:00.000Z',
		);

	expect(since({ whole_read_at: '2026-11-20T09:00:00.000Z' })).toBe(undefined);
	expect(since({ whole_read_at: '2027-11-21T09:00:00.000Z' })).toBe('2026-11-21T09:00:00.000Z');
	expect(since({ whole_began_at: '2026-11-20T09:00:00.000Z' })).toBe('2026-11-20T09:00:00.000Z');
	expect(since({ whole_began_at: '2027-11-21T09:00:00.000Z' })).toBe('2026-11-21T09:00:00.000Z');
});

function daysAhead(days: number): string {
	return new Date(Date.now() + days * 86_400_000).toISOString();
}
