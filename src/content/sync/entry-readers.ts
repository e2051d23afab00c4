import { hash } from 'node:crypto';
import { z } from 'zod';
import { eventSummary } from '../../guide/model/event-summary.ts';
import { groupingSummary } from '../../guide/model/grouping-summary.ts';
import { placeSummary } from '../../guide/model/place-summary.ts';
import { eventSchema } from '../../records/event.ts';
import { collectionSchema, destinationSchema } from '../../records/grouping.ts';
import { placeSchema } from '../../records/place.ts';
import { type DroppedField, readRecord, type RecordReading } from '../../records/read-record.ts';
import { withoutTexts } from '../../records/refused-texts.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import type { SnapshotEntry } from '../snapshot/snapshot-format.ts';
import { addressFieldProblems } from './address-problems.ts';
import { garbledTextProblems } from './garbled-text.ts';
import { isOfDraft, statusOfEmptied, unpublishedStatus } from './publication-status.ts';
import { eventProblems, groupingProblems, placeProblems } from './record-problems.ts';
import { withTextsInLanguage } from './text-in-language.ts';
import { tokenReason } from './token-warning.ts';
import { withoutPlaceholders } from './without-placeholders.ts';

/** Holds a record as the snapshot holds it, with what an editor should mend in it. */
export interface ReadEntry extends Pick<SnapshotEntry, 'id' | 'record' | 'summary' | 'digest'> {
	problems: readonly DroppedField[];
	/** `updated_at` of the record itself. */
	updatedAt: string | undefined;
}

/**
 * Describes a record that the service gives and does not publish, with the word by which it says
 * so: nothing else of it matters.
 */
export interface UnpublishedEntry {
	readable: false;
	unpublished: string;
}

/**
 * The code that zod makes of a schema reads the same in half the time. Making it takes as long as
 * that saves on so many records; most syncs read fewer.
 */
const minToCompile = 100;

/** Reads a record of the service into what the snapshot holds of it. */
export type EntryReader = (source: unknown) => RecordReading<ReadEntry> | UnpublishedEntry;

/** Says how records are read. */
interface ReadingOptions {
	/** Returns whether a text holds the access token; texts that do are dropped. */
	holdsToken?: (text: string) => boolean;
	/** Whether records that are not published yet are read as well, for a preview. */
	showsDrafts?: boolean | undefined;
	/** Language of the content (BCP 47), of texts that are stated in several. */
	language?: string;
}

/** Returns what reads the records of each resource. */
export function entryReaders({
	holdsToken = () => false,
	language = 'en',
	showsDrafts = false,
}: ReadingOptions = {}): Record<ResourceName, EntryReader> {
	const readers = {
		destinations: entryReader(destinationSchema, groupingSummary, groupingProblems, showsDrafts),
		places: entryReader(placeSchema, placeSummary, placeProblems, showsDrafts),
		events: entryReader(eventSchema, eventSummary, eventProblems, showsDrafts),
		collections: entryReader(collectionSchema, groupingSummary, groupingProblems, showsDrafts),
	};
	const inLanguage = (read: EntryReader) =>
		withoutToken((source) => read(withTextsInLanguage(source, language)), holdsToken);
	return {
		destinations: inLanguage(readers.destinations),
		places: inLanguage(readers.places),
		events: inLanguage(readers.events),
		collections: inLanguage(readers.collections),
	};
}

/**
 * Reads a record once more without the texts that hold the token, where any of them would be
 * published or reported.
 */
function withoutToken(read: EntryReader, holdsToken: (text: string) => boolean): EntryReader {
	return (source) => {
		const reading = read(source);
		if (!reading.readable) return reading;
		const { problems, record: published } = reading.record;
		const reported = [...reading.dropped, ...problems].flatMap(({ path, reason }) => [
			path,
			reason,
		]);
		const texts = [published, ...reported];
		if (!texts.some(holdsToken)) return reading;
		const { dropped, record } = withoutTexts(source, holdsToken, tokenReason);
		const rest = read(record);
		// Markup may part the token in the source.
		return rest.readable && !holdsToken(rest.record.record)
			? { ...rest, dropped: [...dropped, ...rest.dropped] }
			: { readable: false, reason: tokenReason };
	};
}

function entryReader<S extends z.ZodType<{ id: string; updated_at?: string | undefined }>>(
	schema: S,
	summarise: (record: z.output<S>) => object,
	problemsOf: (record: z.output<S>) => readonly DroppedField[],
	showsDrafts: boolean,
): EntryReader {
	let records = 0;
	let parser = schema;
	return (source) => {
		const unpublished = unpublishedStatus(source);
		const isDraft = showsDrafts && isOfDraft(unpublished);
		if (unpublished !== undefined && !isDraft) return { readable: false, unpublished };
		if (++records === minToCompile) parser = z.compile(schema);
		const reading = readRecord(parser, source);
		if (!reading.readable) {
			return unpublished === undefined
				? (emptied(source) ?? reading)
				: { readable: false, unpublished };
		}
		const stated = withoutPlaceholders(reading.record);
		const record = JSON.stringify(stated);
		const summary = JSON.stringify({ ...summarise(stated), ...(isDraft ? { isDraft } : {}) });
		const entry = {
			id: stated.id,
			record,
			summary,
			digest: hash('sha1', `${record}\n${summary}`, 'base64url'),
			updatedAt: stated.updated_at,
			problems: [
				...problemsOf(stated),
				...garbledTextProblems(source),
				...addressFieldProblems(source),
			],
		};
		return { ...reading, record: entry };
	};
}

function emptied(source: unknown): UnpublishedEntry | undefined {
	const unpublished = statusOfEmptied(source);
	return unpublished === undefined ? undefined : { readable: false, unpublished };
}
