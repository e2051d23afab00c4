import { AddressMemory } from '../../guide/permalinks/address-memory.ts';
import { mergedAddresses } from '../../guide/permalinks/published-address.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { readAddresses } from './addresses-file.ts';

/**
 * Returns what earlier builds have published, by the snapshot and by the file that is committed.
 *
 * @param committedPath Absent where the guide has no such file.
 */
export function rememberedAddresses(
	snapshot: Pick<Snapshot, 'addresses'>,
	committedPath: string | undefined,
): AddressMemory {
	const committed = committedPath === undefined ? [] : readAddresses(committedPath);
	return new AddressMemory(mergedAddresses(snapshot.addresses(), committed));
}
