import { expect, test } from '@playwright/test';
import { lastChange } from '../../../../src/build/site-checks/last-change.ts';
import type { ResourceName } from '../../../../src/records/resource-name.ts';

const record = (resource: ResourceName, updatedAt?: string) => ({
	id: `${resource} ${updatedAt ?? ''}`,
	resource,
	name: 'A',
	updatedAt,
});
const old = '2024-03-01T10:00:00+00:00';
const recent = '2026-11-03T08:15:30+01:00';
const today = '2026-11-21';

test('the page of a place or an event changes with its own record, whatever is around it', () => {
	for (const resource of ['places', 'events'] as const) {
		const own = record(resource, old);

		expect(lastChange(own, [own, record('places', recent)], today)).toBe(old);
		expect(lastChange(record(resource), [record(resource), record('places', recent)], today)).toBe(
			undefined,
		);
	}
});

test('the page of a destination or collection changes with the last of what it lists, and with its own record', () => {
	for (const resource of ['destinations', 'collections'] as const) {
		const unchanged = record(resource, old);
		const changed = record(resource, recent);

		expect(lastChange(unchanged, [unchanged, record('places', recent)], today)).toBe(recent);
		expect(lastChange(changed, [changed, record('places', old)], today)).toBe(recent);
		expect(lastChange(record(resource), [record(resource), record('events', old)], today)).toBe(
			old,
		);
	}
});

test('a list changes with the last of its records, whatever their offsets, and nobody knows when an undated one did', () => {
	const earlier = record('places', '2026-11-03T09:00:00+03:00');
	const later = record('places', '2026-11-03T08:00:00+00:00');

	expect(lastChange(undefined, [later, earlier, record('places')], today)).toBe(
		'2026-11-03T08:00:00+00:00',
	);
	expect(lastChange(undefined, [record('places')], today)).toBe(undefined);
	expect(lastChange(undefined, [], today)).toBe(undefined);
});

test('a change after tomorrow is not believed: it would be the last for ever', () => {
	const mistaken = record('places', '2099-01-01T00:00:00+00:00');
	const tomorrow = record('places', '2026-11-22T01:00:00+13:00');

	expect(lastChange(mistaken, [mistaken], today)).toBe(undefined);
	expect(lastChange(undefined, [mistaken, record('places', recent)], today)).toBe(recent);
	expect(lastChange(tomorrow, [tomorrow], today)).toBe('2026-11-22T01:00:00+13:00');
});
