import type { CollectionRecord, DestinationRecord } from '../../records/grouping.ts';
import { descriptionFindings, imageFindings, nameFindings } from './content-findings.ts';
import type { RecordFinding } from './finding.ts';
import { codeFindings } from './naming-findings.ts';

/** Returns what an editor would want to know of a published destination or collection. */
export function groupingFindings({
	description,
	image,
	images = [],
	name,
}: DestinationRecord | CollectionRecord): RecordFinding[] {
	return [
		...nameFindings(name),
		...codeFindings([name]),
		...imageFindings([...(image ? [image] : []), ...images]),
		...descriptionFindings([description]),
	];
}
