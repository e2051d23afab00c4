import type { Day } from '../../domain/events/days.ts';
import { lacksDialableNumber } from '../../domain/places/telephone.ts';
import { validityAt, validityOf } from '../../domain/places/validity.ts';
import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { placeType } from '../../domain/schema-org/place-type.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';
import {
	descriptionFindings,
	imageFindings,
	nameFindings,
	priceFindings,
} from './content-findings.ts';
import { coordinateFindings } from './coordinate-findings.ts';
import type { RecordFinding } from './finding.ts';
import { hoursFindings } from './hours-findings.ts';
import { codeFindings } from './naming-findings.ts';

/**
 * Kinds at whose door a visitor may stand in vain (schema.org). A park, a church or a viewpoint may
 * have no hours, and a hotel is hardly ever closed: that they state none is no fault.
 */
const kindsWithHours = ['LocalBusiness', 'Museum', 'Zoo', 'Aquarium'];
const kindsWithoutHours = ['LodgingBusiness', 'SportsActivityLocation'];

/** Types of places that open when others close. */
const kindsOfNight = ['NightClub', 'BarOrPub', 'Casino'];

/**
 * Types of places where one pays for what one takes, not for coming in: being free and having a
 * price are no contradiction.
 */
const kindsThatSell = ['FoodEstablishment', 'LodgingBusiness', 'Store', 'ShoppingCenter'];

/**
 * Returns what an editor would want to know of a published place, as far as its record alone says.
 *
 * Of one that is no longer in force only this is reported: the rest would be mended for nothing.
 *
 * @param today Day in the guide's time zone.
 */
export function placeFindings(record: PlaceRecord, today: Day): RecordFinding[] {
	const validity = validityOf(record.validity);
	if (validityAt(validity, today) === 'no-longer') {
		return [{ rule: 'expired', detail: validity.validThrough }];
	}
	return [
		...priceFindings(
			record.access?.is_free,
			record.pricing?.price_range,
			!isOf(kindsThatSell, record),
		),
		...(record.opening_hours ?? []).flatMap(closedWithTimes),
		...coordinateFindings(record.location, true),
		...missingHours(record),
		...hoursFindings(record.opening_hours, isOf(kindsOfNight, record)),
		...telephoneFindings(record.contact?.phone, record.location?.address?.country_code),
		...nameFindings(record.name, record.alternate_name),
		...codeFindings([record.type, record.category, record.category_path]),
		...imageFindings(record.images),
		...descriptionFindings([record.description, record.editorial?.description]),
	];
}

function isOf(kinds: readonly string[], { schema_type }: PlaceRecord): boolean {
	const { type } = placeType(schema_type);
	return kinds.some((kind) => isSubclassOf(type, kind));
}

function missingHours(record: PlaceRecord): RecordFinding[] {
	const { access, opening_hours: rows } = record;
	const hasHours =
		isOf(kindsWithHours, record) &&
		!isOf(kindsWithoutHours, record) &&
		access?.public_access !== false;
	return hasHours && (rows === undefined || rows.length === 0) ? [{ rule: 'hours-missing' }] : [];
}

function telephoneFindings(
	phone: string | undefined,
	country: string | undefined,
): RecordFinding[] {
	return phone !== undefined && lacksDialableNumber(phone, country)
		? [{ rule: 'telephone-not-dialable', detail: phone }]
		: [];
}

/**
 * Reports a closed row with times. Midnight contradicts nothing: forms that ask for times fill it
 * in where a place is closed.
 */
function closedWithTimes({ closed, closes, opens }: OpeningHoursRow): RecordFinding[] {
	const times = [opens, closes].filter((time) => time !== undefined);
	const isFilledIn = times.every((time) => /^(?:00:00|24:00|23:59)/.test(time));
	return closed === true && !isFilledIn
		? [{ rule: 'closed-with-times', detail: times.join('–') }]
		: [];
}
