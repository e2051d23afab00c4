import type { ResourceName } from '../content-service/discovery.ts';
import type { ImageCopyReport } from '../image-copies/image-copy-report.ts';
import type { DroppedField } from '../schemas/read-record.ts';

export interface ResourceReport {
	/** Records which the service lists. */
	listed: number;
	/** Records which were read. */
	fetched: number;
	/** Records which were not read again, because they have not changed. */
	unchanged: number;
	published: number;
	/** Records which the guide does without, by reason. */
	leftOut: Record<string, LeftOut[]>;
	/** Parts of published records which were dropped, by field and reason. */
	dropped: Record<string, DroppedPart[]>;
	/** What is shown at a disadvantage and would be better mended at the source, by field and reason. */
	toMend: Record<string, DroppedPart[]>;
}

export interface LeftOut {
	id: string;
	detail?: string;
}

export interface DroppedPart {
	id: string;
	path: string;
}

/** What one reading of the service found: an editor mends the source from it. */
export interface ContentReport {
	/** Address of the service, without credentials. */
	service: string;
	/** When the reading began, as an ISO 8601 instant. */
	readAt: string;
	/** Whether the guide is what was read now, or what was read well before; absent where nothing is published. */
	content?: 'read' | 'last good snapshot' | 'offline snapshot';
	/** When what the guide shows was read, as an ISO 8601 instant. */
	contentReadAt?: string;
	/** What an operator should know, in whole sentences. */
	warnings: string[];
	resources: Record<ResourceName, ResourceReport>;
	/** Absent where the guide shows the files of the sources. */
	images?: ImageCopyReport;
	/** Milliseconds spent, by step. */
	timings: Record<string, number>;
}

export const resourceNames: readonly ResourceName[] = [
	'destinations',
	'places',
	'events',
	'collections',
];

export function newContentReport(service: string, readAt: string): ContentReport {
	const empty = (): ResourceReport => ({
		listed: 0,
		fetched: 0,
		unchanged: 0,
		published: 0,
		leftOut: {},
		dropped: {},
		toMend: {},
	});
	return {
		service,
		readAt,
		warnings: [],
		resources: { destinations: empty(), places: empty(), events: empty(), collections: empty() },
		timings: {},
	};
}

export function reportLeftOut(
	report: ResourceReport,
	reason: string,
	id: string,
	detail?: string,
): void {
	(report.leftOut[reason] ??= []).push(detail === undefined ? { id } : { id, detail });
}

/** Parts are gathered by their place in the schema: `images[].url`, not `images[2].url`. */
export function reportParts(
	parts: Record<string, DroppedPart[]>,
	id: string,
	found: readonly DroppedField[],
): void {
	for (const { path, reason } of found) {
		const field = path.replace(/\[\d+\]/g, '[]');
		(parts[`${field}: ${reason}`] ??= []).push({ id, path });
	}
}

export function partCount(parts: Record<string, DroppedPart[]>): number {
	return Object.values(parts).reduce((sum, found) => sum + found.length, 0);
}

export function leftOutCount(report: ResourceReport): number {
	return Object.values(report.leftOut).reduce((sum, records) => sum + records.length, 0);
}
