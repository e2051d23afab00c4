import { compareTexts } from '../../i18n/text-order.ts';
import { recordKey, type ReportedRecord } from './reported-records.ts';
import type { ReportSection } from './sections.ts';

/** Whose records are to be mended, and how many. */
export interface OwnerShare {
	/** Absent where the records name nobody. */
	owner: string | undefined;
	toMend: number;
	total: number;
}

/** Returns the owners of records, those with the most to mend first. */
export function ownerShares(
	sections: readonly ReportSection[],
	records: Iterable<ReportedRecord>,
): OwnerShare[] {
	const rows = sections.flatMap(({ rules }) => rules.flatMap((rule) => rule.rows));
	const keys = new Set(rows.map(({ id, resource }) => recordKey(resource, id)));
	const isToMend = ({ id, resource }: ReportedRecord) => keys.has(recordKey(resource, id));
	return [...Map.groupBy(records, ({ owner }) => owner)]
		.map(([owner, owned]) => ({
			owner,
			toMend: owned.filter(isToMend).length,
			total: owned.length,
		}))
		.filter(({ toMend }) => toMend > 0)
		.sort((a, b) => b.toMend - a.toMend || compareTexts(a.owner ?? '', b.owner ?? ''));
}
