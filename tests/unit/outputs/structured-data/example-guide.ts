import { eventSchema, type EventRecord } from '../../../../src/records/event.ts';
import { placeSchema, type PlaceRecord } from '../../../../src/records/place.ts';
import { readRecord } from '../../../../src/records/read-record.ts';
import type { GuideContext } from '../../../../src/outputs/structured-data/guide-context.ts';

export const guide: GuideContext<number> = {
	siteUrl: 'https://guide.example/',
	name: 'Coast Guide',
	logoUrl: 'https://guide.example/logo.png',
	language: 'en',
	contentLanguage: 'en',
	timeZone: 'Europe/Lisbon',
	currency: 'EUR',
	nowMs: Date.parse('2026-11-21T09:00:00Z'),
};

export const placeId = 'plc_0123456789abcdef0123456789abcdef';
export const eventId = 'evt_0123456789abcdef0123456789abcdef';
export const pageUrl = 'https://guide.example/places/a/';

/** JSON written over several indented lines, as one. */
export function oneLineJson(strings: TemplateStringsArray): string {
	return String.raw(strings).replace(/\n\s*/g, '').trim();
}

/** As the service sends it, after it was read. */
export function placeRecord(members: object): PlaceRecord {
	const reading = readRecord(placeSchema, { id: placeId, name: 'A', ...members });
	if (!reading.readable) throw new Error(reading.reason);
	return reading.record;
}

export function eventRecord(members: object): EventRecord {
	const reading = readRecord(eventSchema, { id: eventId, name: 'A', ...members });
	if (!reading.readable) throw new Error(reading.reason);
	return reading.record;
}
