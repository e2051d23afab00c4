import type { MidnightEndReading } from '../../domain/events/midnight-ends.ts';
import type { ImageCopyReport } from '../image-copies/image-copy-report.ts';
import type { Finding, FindingRule } from '../../guide/content-quality/finding.ts';
import type { DroppedField } from '../../records/read-record.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { partKey } from './part-key.ts';

export interface ResourceReport {
	/** Records which the service lists. */
	listed: number;
	/** Records which were read. */
	fetched: number;
	/** Records which were not read again, because they have not changed. */
	unchanged: number;
	published: number;
	/**
	 * Records of which an earlier version is published, because they could not be read well now, by
	 * reason.
	 */
	stale: Record<string, LeftOut[]>;
	/** Records which the guide does without, by reason. */
	leftOut: Record<string, LeftOut[]>;
	/** Parts of published records which were dropped, by field and reason. */
	dropped: Record<string, DroppedPart[]>;
	/**
	 * Parts that are shown at a disadvantage and would be better mended at the source, by field and
	 * reason.
	 */
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

/** Holds what one reading of the service found: an editor mends the source from it. */
export interface ContentReport {
	/** Address of the service, without credentials. */
	service: string;
	/** Instant at which the reading began (ISO 8601). */
	readAt: string;
	/**
	 * Whether the guide is what was read now, or what was read well before; absent where nothing is
	 * published.
	 */
	content?: 'read' | 'last good snapshot' | 'offline snapshot';
	/** Instant at which what the guide shows was read (ISO 8601). */
	contentReadAt?: string;
	/** Warnings for the operator, in whole sentences. */
	warnings: string[];
	resources: Record<ResourceName, ResourceReport>;
	/** Absent where the guide shows the files of the sources. */
	images?: ImageCopyReport;
	/**
	 * Findings that editors would want to know beside that, by rule; absent where nothing is
	 * published.
	 */
	findings?: Partial<Record<FindingRule, Omit<Finding, 'rule'>[]>>;
	/**
	 * Sentences on what visitors find, and on what looks wrong with the guide as a whole, in
	 * sentences; absent where nothing is published.
	 */
	concerns?: string[];
	/**
	 * States how an end of events at 00:00 is read, and on what grounds; absent where nothing is
	 * published.
	 */
	endAtMidnight?: MidnightEndReading | undefined;
	/** Reason why nothing is published, if that is so. */
	failure?: string;
	/** Milliseconds spent, by step. */
	timings: Record<string, number>;
}

/** Reason why a record is left out that the service gives, and says that it does not publish. */
export const notPublished = 'marked as not published';

/** Returns why a record is left out that the service lists, but does not give. */
export function statusReason(status: number): string {
	return `answered ${status}`;
}

/** Returns whether the service answered that there is no such record, though it lists it. */
export function isAbsent({ leftOut }: ResourceReport, id: string): boolean {
	return [404, 410].some((status) =>
		(leftOut[statusReason(status)] ?? []).some((record) => record.id === id),
	);
}

/**
 * Returns whether a record is left out for this reason because the service keeps it back: no
 * earlier version ever stands in for one.
 */
export function isWithheld(reason: string): boolean {
	return reason === notPublished || /^answered \d+$/.test(reason);
}

export function newContentReport(service: string, readAt: string): ContentReport {
	return {
		service,
		readAt,
		warnings: [],
		resources: {
			destinations: emptyResourceReport(),
			places: emptyResourceReport(),
			events: emptyResourceReport(),
			collections: emptyResourceReport(),
		},
		timings: {},
	};
}

export function emptyResourceReport(): ResourceReport {
	return {
		listed: 0,
		fetched: 0,
		unchanged: 0,
		published: 0,
		stale: {},
		leftOut: {},
		dropped: {},
		toMend: {},
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

/** @param readAt Instant at which the published version was read (ISO 8601). */
export function reportStale(
	report: ResourceReport,
	reason: string,
	id: string,
	readAt: string,
	detail?: string,
): void {
	const version = `the version read at ${readAt} is published`;
	(report.stale[reason] ??= []).push({
		id,
		detail: detail === undefined ? version : `${version}; ${detail}`,
	});
}

/** Parts are gathered by their place in the schema: `images[].url`, not `images[2].url`. */
export function reportParts(
	parts: Record<string, DroppedPart[]>,
	id: string,
	found: readonly DroppedField[],
): void {
	for (const { path, reason } of found) {
		(parts[partKey(path, reason)] ??= []).push({ id, path });
	}
}

export function noteFindings(report: ContentReport, findings: readonly Finding[]): void {
	report.findings = {};
	for (const { rule, ...finding } of findings) (report.findings[rule] ??= []).push(finding);
}

/** Returns how many records or parts are named under all reasons. */
export function namedCount(found: Readonly<Record<string, readonly { id: string }[]>>): number {
	return Object.values(found).reduce((sum, named) => sum + named.length, 0);
}

export function leftOutCount({ leftOut }: ResourceReport): number {
	return namedCount(leftOut);
}

/**
 * Counts records that should have been read well and were not: one that is marked as not published
 * is left out as it should be.
 */
export function failedCount(resource: ResourceReport): number {
	const unpublished = resource.leftOut[notPublished]?.length ?? 0;
	return leftOutCount(resource) + staleCount(resource) - unpublished;
}

export function staleCount({ stale }: ResourceReport): number {
	return namedCount(stale);
}
