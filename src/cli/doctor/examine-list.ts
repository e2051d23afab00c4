import type { ContentService } from '../../content/client/client.ts';
import {
	type DiscoverySettings,
	type ListedRecord,
	listRecords,
} from '../../content/client/discovery.ts';
import { firstPage } from '../../content/client/first-page.ts';
import { GatheredRecords } from '../../content/client/gathered-records.ts';
import { entriesIn } from '../../content/client/listed-entries.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { type DoctorFinding, good, notable, wrong, wrongBy } from './finding.ts';
import { findingOfPage } from './finding-of-page.ts';

export interface ListExamination {
	finding: DoctorFinding;
	/** Ids of the first records that are listed, as they are listed, to be read; five at most. */
	ids?: readonly string[] | undefined;
	/** Time at which the service says that it answered, in milliseconds since 1970. */
	sentAtMs?: number | undefined;
	/** Error for which the service did not give the list. */
	error?: unknown;
}

/**
 * Reads the beginning of a list, from where a build takes it: the service or the file of ids.
 *
 * @returns What works; it never throws.
 */
export async function examineList(
	service: ContentService,
	resource: ResourceName,
	discovery: DiscoverySettings,
): Promise<ListExamination> {
	const { idsFile, paths } = discovery;
	if (idsFile !== undefined && (resource === 'places' || resource === 'events'))
		return examineIds(service, resource, discovery);
	if (paths[resource] === '') {
		const words = 'is not asked for: its path is set to none.';
		return { finding: notable(subjectOf(resource), words) };
	}
	return examineFirstPage(service, resource, discovery);
}

async function examineIds(
	service: ContentService,
	resource: ResourceName,
	discovery: DiscoverySettings,
): Promise<ListExamination> {
	const subject = subjectOf(resource);
	try {
		const { records, refused } = await listRecords(service, resource, discovery);
		const words = `is not asked for; ids in the file that CONTENT_SERVICE_IDS_FILE names: ${records.length}.`;
		const ids = idsToAskFor(records);
		if (refused.length > 0) {
			const remedy = `Correct what is no id there (entries: ${refused.length}); the content report of a build names each.`;
			return { finding: notable(subject, words, remedy), ids };
		}
		return { finding: (records.length === 0 ? notable : good)(subject, words), ids };
	} catch (error) {
		// Of the file: it says nothing about the service.
		return { finding: wrongBy(subject, error) };
	}
}

async function examineFirstPage(
	service: ContentService,
	resource: ResourceName,
	discovery: DiscoverySettings,
): Promise<ListExamination> {
	const subject = subjectOf(resource);
	const path = discovery.paths[resource];
	try {
		const { response, listUrl, pageSize } = await firstPage(service, path, discovery);
		const { sentAtMs } = response;
		const entries = entriesIn(response.body, resource);
		if (!entries) {
			const said =
				response.serviceMessage === undefined ? '' : ` It says: ${response.serviceMessage}`;
			const words = `${path} answers, but with no entries that are recognised.${said}`;
			const remedy = `Set CONTENT_SERVICE_${resource.toUpperCase()}_PATH to the path of the list.`;
			return { finding: wrong(subject, words, remedy), sentAtMs };
		}
		const gathered = new GatheredRecords(resource);
		gathered.addPage(entries);
		const page = { response, listUrl, pageSize, gathered };
		const finding = findingOfPage(subject, resource, page, discovery);
		return { finding, ids: idsToAskFor(gathered.records), sentAtMs };
	} catch (error) {
		return { finding: wrongBy(subject, error), error };
	}
}

function idsToAskFor(records: readonly ListedRecord[]): string[] {
	return records.slice(0, 5).map(({ id, listedAs }) => listedAs ?? id);
}

function subjectOf(resource: ResourceName): string {
	return `list of ${resource}`;
}
