import type { ContentService } from '../client/client.ts';
import { NotFoundError } from '../client/errors/status-errors.ts';
import type { DetailedResource } from '../../records/resource-name.ts';

/**
 * Maximum number of records that are asked for by name: one alone may have been withdrawn or
 * embargoed since it was read.
 */
const maxAskedFor = 3;

/**
 * Reads a few records again that could be read before, to learn whether the token may still read
 * and the service still answers.
 *
 * @param ids Ids of such records: the first few are asked for, whether or not they are said to
 *   have changed.
 * @returns Whether one could be read; `false` where there is none, or where all of them are gone.
 * @throws {ContentServiceError} Why none could be read.
 */
export async function readKnown(
	service: Pick<ContentService, 'getIfChanged'>,
	resource: DetailedResource,
	ids: Iterable<string>,
): Promise<boolean> {
	const chosen: string[] = [];
	for (const id of ids) {
		chosen.push(id);
		if (chosen.length === maxAskedFor) break;
	}
	const results = await Promise.allSettled(
		chosen.map((id) => service.getIfChanged(resource, id, {})),
	);
	if (results.some(({ status }) => status === 'fulfilled')) return true;
	const failures = results.flatMap((result) =>
		result.status === 'rejected' && result.reason instanceof Error ? [result.reason] : [],
	);
	// A record that is gone says nothing of the others.
	const failure = failures.find((error) => !(error instanceof NotFoundError));
	if (failure !== undefined) throw failure;
	return false;
}
