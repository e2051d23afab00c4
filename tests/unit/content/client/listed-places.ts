import type { ContentService } from '../../../../src/content/client/client.ts';
import { type DiscoverySettings, listRecords } from '../../../../src/content/client/discovery.ts';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import type { FaultServer } from '../../../support/fault-server.ts';

/** Ids of twelve places. */
export const ids = Array.from(
	{ length: 12 },
	(_, index) => `plc_${String(index).padStart(32, '0')}`,
);

/** Reads the list of places, with the usual settings but for these. */
export function listPlaces(service: ContentService, settings: Partial<DiscoverySettings> = {}) {
	return listRecords(service, 'places', { ...defaultDiscoverySettings, ...settings });
}

/** A parameter of each request that came, `null` where it had none. */
export function queries({ requests }: FaultServer, name = 'page'): (string | null)[] {
	return requests.map(({ query }) => query.get(name));
}
