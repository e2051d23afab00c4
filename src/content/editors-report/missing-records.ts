import { reasonInWords } from '../../i18n/messages/en/editors-report-parts.ts';
import { type ContentReport, notPublished } from '../sync/content-report.ts';

/** Counts places and events that the service lists and the guide lacks. */
export interface MissingRecords {
	ids: ReadonlySet<string>;
	count: number;
	listed: number;
	/** Reason why most of them are missing, in words. */
	reason: string;
}

/**
 * Returns what should be in the guide and is not. Records that the service itself says are not
 * published are not among them.
 */
export function missingRecords({ resources }: ContentReport): MissingRecords {
	const ofBoth = [resources.places, resources.events];
	const byReason = ofBoth
		.flatMap(({ leftOut }) => Object.entries(leftOut))
		.filter(([reason]) => reason !== notPublished)
		.sort(([, a], [, b]) => b.length - a.length);
	const ids = byReason.flatMap(([, records]) => records.map(({ id }) => id));
	return {
		ids: new Set(ids),
		count: ids.length,
		listed: ofBoth.reduce((sum, { listed }) => sum + listed, 0),
		reason: reasonInWords(byReason[0]?.[0] ?? ''),
	};
}
