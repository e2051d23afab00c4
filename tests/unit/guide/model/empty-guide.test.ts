import { expect, test } from '@playwright/test';
import { refuseEmptyGuide } from '../../../../src/guide/model/empty-guide.ts';
import { contextOf } from '../../../support/page-context.ts';
import { placeId, storedEvent, storedPlace } from '../../../support/records.ts';

const runOut = (number: number) =>
	storedPlace({ id: placeId(number), validity: { valid_through: '2026-11-20' } });
const over = storedEvent({ occurrences: [{ start_at: '2026-11-01T20:00:00+00:00' }] });
const refusal = (content: Parameters<typeof contextOf>[0]) => () => {
	refuseEmptyGuide(contextOf(content).guide);
};

test('refuses a guide whose places have all run out', () => {
	expect(refusal({ places: [runOut(1), runOut(2)] })).toThrow(
		'The validity of all places (2) has run out: an empty guide is not published.',
	);
	expect(refusal({ places: [runOut(1)], events: [over] })).toThrow(
		'The validity of all places (1) has run out, and its events (1) are over: an empty guide is not published.',
	);
});

test('accepts a guide with one place in force, or one to come', () => {
	expect(refusal({ places: [runOut(1), storedPlace({ id: placeId(2) })] })).not.toThrow();
	expect(
		refusal({ places: [storedPlace({ validity: { valid_from: '2026-12-01' } })] }),
	).not.toThrow();
});

test('accepts a guide of events alone that are all over, for its archive', () => {
	expect(refusal({ events: [over] })).not.toThrow();
});
