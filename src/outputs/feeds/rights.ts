import type { Credit } from '../../domain/credits/credits.ts';
import type { DataSource } from '../../domain/credits/data-sources.ts';
import { licenceOf } from '../../domain/images/licence.ts';

/** Holds what a record says about whose data it is. */
export interface RecordRights {
	credit?: Credit | undefined;
	/** Address of the licence of the data. */
	dataLicence?: string | undefined;
}

/** Holds the credit and the licence of a record as files state them, each with its link. */
export interface StatedRights {
	credit?: string | undefined;
	creditUrl?: string | undefined;
	licence?: string | undefined;
	licenceUrl?: string | undefined;
}

/**
 * Holds the rights to what files state about the venue of an event: its name, address and point.
 */
export interface StatedVenueRights {
	venueCredit?: string | undefined;
	venueCreditUrl?: string | undefined;
	venueLicence?: string | undefined;
	venueLicenceUrl?: string | undefined;
}

/** Holds whose data a file has and under which licence, and how much of it. */
export interface StatedSource extends Pick<StatedRights, 'licence' | 'licenceUrl'> {
	publisher?: string | undefined;
	/** Address of the publisher. */
	url?: string | undefined;
	/** Number of places in words; absent where there are none. */
	places?: number | undefined;
	events?: number | undefined;
}

export function statedRights({ credit, dataLicence }: RecordRights): StatedRights {
	const licence = licenceOf(dataLicence);
	return {
		credit: credit?.text,
		creditUrl: credit?.url,
		licence: licence?.name,
		licenceUrl: licence?.url,
	};
}

export function statedVenueRights(venue: RecordRights): StatedVenueRights {
	const { credit, creditUrl, licence, licenceUrl } = statedRights(venue);
	return {
		venueCredit: credit,
		venueCreditUrl: creditUrl,
		venueLicence: licence,
		venueLicenceUrl: licenceUrl,
	};
}

export function statedSource({
	eventCount,
	licence,
	placeCount,
	publisher,
	publisherUrl,
}: DataSource): StatedSource {
	return {
		publisher,
		url: publisherUrl,
		licence: licence?.name,
		licenceUrl: licence?.url,
		places: placeCount || undefined,
		events: eventCount || undefined,
	};
}
