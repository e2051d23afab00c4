import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readContentFolder } from '../../src/cli/sample-service/content-folder.ts';
import {
	type Calendar,
	resolveRelativeDates,
} from '../../src/cli/sample-service/relative-dates.ts';
import { type EventRecord, eventSchema } from '../../src/records/event.ts';
import { collectionSchema } from '../../src/records/grouping.ts';
import { type PlaceRecord, placeSchema } from '../../src/records/place.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { projectRoot } from '../support/build-site.ts';

export type NonEmpty<T> = readonly [T, ...T[]];

/** Holds what generated records are modelled on. */
export interface RecordShapes {
	places: NonEmpty<PlaceRecord>;
	/**
	 * The fifth of the places that has the most members: they lend others the members which those
	 * lack.
	 */
	rich: NonEmpty<PlaceRecord>;
	events: NonEmpty<EventRecord>;
	townNames: NonEmpty<string>;
	collectionNames: NonEmpty<string>;
	/** Texts of the records, paragraph by paragraph. */
	paragraphs: NonEmpty<string>;
}

export const sampleFolder = join(projectRoot, 'sample-content');
/** Real open data that may lie beside the project. */
export const corpusFolder = join(projectRoot, '..', 'shared', 'corpus');

/** Where addresses of the sample service lead in generated records: nowhere. */
const imageHost = 'https://images.example.org';
const shortestParagraph = 80;

/** The folders of content on this machine from which shapes can be read. */
export function shapeFolders(): string[] {
	return [sampleFolder, corpusFolder].filter((folder) => existsSync(join(folder, 'places.json')));
}

/**
 * Reads the shapes of the records in folders of content; those with anything that the schemas drop
 * are left out.
 *
 * @param calendar What relative dates in the content count from.
 * @throws When the folders hold no place, no event, no town, no collection or no text.
 */
export async function readRecordShapes(
	folders: readonly string[],
	calendar: Calendar,
): Promise<RecordShapes> {
	const contents = await Promise.all(folders.map(readContentFolder));
	const read = <S extends z.ZodType>(schema: S, resource: 'places' | 'events' | 'collections') =>
		contents.flatMap((content) =>
			content[resource].flatMap((record) => wholeRecord(schema, record, calendar)),
		);
	const places = read(placeSchema, 'places');
	const events = read(eventSchema, 'events');
	const collections = read(collectionSchema, 'collections');
	const bySize = places
		.map((place) => ({ place, members: Object.keys(place).length }))
		.sort((a, b) => b.members - a.members || (a.place.id < b.place.id ? -1 : 1))
		.map(({ place }) => place);
	return {
		places: nonEmpty(places),
		rich: nonEmpty(bySize.slice(0, Math.ceil(places.length / 5))),
		events: nonEmpty(events),
		townNames: nonEmpty(distinct(places.map(({ location }) => location?.address?.city))),
		collectionNames: nonEmpty(distinct(collections.map(({ name }) => name))),
		paragraphs: nonEmpty(
			distinct([...places, ...events].flatMap(textsOf)).filter(
				(text) => text.length >= shortestParagraph,
			),
		),
	};
}

/** The record as parsed, without members that are absent; nothing when a part of it is dropped. */
function wholeRecord<S extends z.ZodType>(
	schema: S,
	record: object,
	calendar: Calendar,
): z.output<S>[] {
	const json = JSON.stringify(record).replaceAll('{base_url}', imageHost);
	const reading = readRecord(schema, resolveRelativeDates(JSON.parse(json), calendar));
	if (!reading.readable || reading.dropped.length > 0) return [];
	// Parsing leaves absent members as `undefined`, which would hide those lent by another record.
	return [JSON.parse(JSON.stringify(reading.record)) as z.output<S>];
}

function textsOf({ description, editorial }: PlaceRecord | EventRecord): string[] {
	return [description, editorial?.description].flatMap((text) => text?.split('\n\n') ?? []);
}

function distinct(texts: readonly (string | undefined)[]): string[] {
	return [...new Set(texts.filter((text) => text !== undefined))];
}

function nonEmpty<T>(values: readonly T[]): NonEmpty<T> {
	const [first, ...others] = values;
	if (first === undefined) throw new Error('The content has too little to model records on.');
	return [first, ...others];
}
