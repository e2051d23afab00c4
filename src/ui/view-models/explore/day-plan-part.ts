import { distanceSteps, metresPer } from '../../../domain/geo/distance-units.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { walkedMetresPerHour } from '../../../outputs/saved/day-stops.ts';
import type { DayPageWords } from '../../../outputs/saved/day-texts.ts';
import type { PageContext } from '../site/page-context.ts';
import { eventTableAddress } from './explored-events.ts';
import { placeTableAddress } from './explored-places.ts';

/** Describes the part of the page of what is saved that plans a day. */
export interface DayPlanPart {
	/** `DayPageWords` as JSON. */
	words: string;
	/** Addresses of the files of all places and events. */
	places: string;
	events: string;
	/** Words for how times are counted. */
	basis: string;
}

export function dayPlanPart(context: PageContext): DayPlanPart {
	const { day, openingHours, saved } = context.messages;
	const { allDay, listSeparator, midnight, times } = openingHours;
	const { factsFailed, moved, moveDown, moveUp, unknownEntries, unknownEntry } = saved.browser;
	const words: DayPageWords = {
		...day.browser,
		...{ allDay, listSeparator, midnight, times },
		...{ factsFailed, moved, moveDown, moveUp, unknownEntries, unknownEntry },
	};
	return {
		words: JSON.stringify(words),
		places: placeTableAddress(context),
		events: eventTableAddress(context),
		basis: day.basis(speedText(context.site.locale)),
	};
}

/** Returns the speed of walking in the units in which long ways are stated. */
function speedText(locale: string): string {
	const isInMiles = distanceSteps(locale).some(({ unit }) => unit === 'mile');
	const [unit, metres] = isInMiles
		? ['mile-per-hour', metresPer.mile]
		: ['kilometer-per-hour', metresPer.kilometer];
	return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
		walkedMetresPerHour / metres,
	);
}
