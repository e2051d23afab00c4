import type { DiscoverySettings } from '../../content/client/discovery.ts';
import type { FirstPage } from '../../content/client/first-page.ts';
import type { GatheredRecords } from '../../content/client/gathered-records.ts';
import { checkListEnd } from '../../content/client/list-checks.ts';
import { pagingMembers } from '../../content/client/paging-members.ts';
import { continuation } from '../../content/client/paging.ts';
import { firstNumberIn } from '../../content/client/stated-paging.ts';
import { StatedTotals } from '../../content/client/stated-totals.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { type DoctorFinding, good, notable, wrongBy } from './finding.ts';

interface GatheredPage extends Omit<FirstPage, 'refusedRequests'> {
	/** Records that the page lists. */
	gathered: GatheredRecords;
}

/** Returns what the first page of a list says of it, as a build takes it. */
export function findingOfPage(
	subject: string,
	resource: ResourceName,
	{ response, gathered, listUrl, pageSize }: GatheredPage,
	discovery: DiscoverySettings,
): DoctorFinding {
	const { distinct, received } = gathered;
	const members = pagingMembers(response.body);
	const position = {
		listUrl,
		pageUrl: listUrl,
		received,
		receivedBefore: 0,
		distinct,
		pagesBefore: 0,
		firstNumber: firstNumberIn(members, listUrl, discovery.pageParameter),
	};
	const page = continuation(response, position, discovery, discovery.paging);
	const { count, limit, nextUrl, style, total } = page;
	const totals = new StatedTotals();
	totals.note({ total, count, received, distinct, pageSizes: [limit, pageSize] });
	if (!nextUrl) {
		try {
			checkListEnd(page, {
				resource,
				received,
				receivedOfLast: received,
				distinct,
				pages: 1,
				pageTotal: totals.ofPages,
				total: totals.ofLastPage,
				pageSize,
				isOnePage: discovery.paging === undefined,
				isRecognised: discovery.paging === undefined,
				checksTotal: discovery.checksTotal,
			});
		} catch (error) {
			return wrongBy(subject, error);
		}
	}
	const goesOn = nextUrl ? `goes on by paging of the kind "${style}"` : 'ends there';
	if (totals.ofPages !== undefined) {
		const words = `${received} entries on the first page; the list ${goesOn}. Its total of ${totals.ofPages} is less, and may be that of pages.`;
		const remedy =
			'Ask the operator of the service for the total of the entries: until then nothing shows whether the list is complete.';
		return notable(subject, words, remedy);
	}
	const counted = total === undefined ? '' : ` of ${total}`;
	const words = `${received}${counted} entries on the first page; the list ${goesOn}.`;
	const isEmpty = received === 0 && (resource === 'places' || resource === 'events');
	return (isEmpty ? notable : good)(subject, words);
}
