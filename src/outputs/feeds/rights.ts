import type { Credit } from '../../domain/credits/credits.ts';
import { licenceOf } from '../../domain/images/licence.ts';

/** Holds what a record says about whose data it is. */
export interface RecordRights {
	credit?: Credit | undefined;
	/** Address of the licence of the data. */
	dataLicence?: string | undefined;
}

/** Returns the credit and the licence of a record as files state them, each with its link. */
export function statedRights({ credit, dataLicence }: RecordRights) {
	const licence = licenceOf(dataLicence);
	return {
		credit: credit?.text,
		creditUrl: credit?.url,
		licence: licence?.name,
		licenceUrl: licence?.url,
	};
}

/** Returns the rights to what files tell of the venue of an event: its name, address and point. */
export function statedVenueRights(venue: RecordRights | undefined) {
	const { credit, creditUrl, licence, licenceUrl } = statedRights(venue ?? {});
	return {
		venueCredit: credit,
		venueCreditUrl: creditUrl,
		venueLicence: licence,
		venueLicenceUrl: licenceUrl,
	};
}
