import type { DisplayImage } from '../../domain/images/display-image.ts';
import { accessFacts } from '../../domain/places/access-facts.ts';
import type { FactGroup } from '../../domain/places/fact.ts';
import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import { type AtAGlance, atAGlance } from '../view-models/place/at-a-glance.ts';
import type { PageContext } from '../view-models/site/page-context.ts';
import { type PlaceHours, placeHours } from '../view-models/place/place-hours.ts';

/** Instant at which the specimens are shown. */
export const specimenNow = Date.UTC(2026, 10, 21, 9);

const workdays = ['Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const everyDay = ['Monday', ...workdays, 'Saturday', 'Sunday'];

/** Opening hours as records state them, by what is particular about them. */
const hoursRows: Readonly<Record<string, readonly OpeningHoursRow[]>> = {
	seasons: [
		{ day_of_week: [...workdays, 'Saturday', 'Sunday'], opens: '10:00:00', closes: '13:00:00' },
		{ day_of_week: [...workdays, 'Saturday', 'Sunday'], opens: '14:30:00', closes: '17:30:00' },
		{
			day_of_week: everyDay,
			opens: '09:00:00',
			closes: '20:00:00',
			valid_from: '05-01',
			valid_through: '09-30',
		},
		{ valid_from: '12-25', valid_through: '12-25', closed: true, is_special_hours: true },
		{ notes: 'Last entry half an hour before closing.' },
	],
	night: [{ day_of_week: ['Friday', 'Saturday'], opens: '20:00:00', closes: '02:00:00' }],
	always: [{ day_of_week: everyDay, opens: '00:00:00', closes: '23:59:59' }],
};

export function hoursSpecimens(context: PageContext): { id: string; hours: PlaceHours }[] {
	return Object.entries(hoursRows).map(([name, rows], index) => ({
		// The strip above them leads to the first.
		id: index === 0 ? 'opening-hours' : `hours-${name}`,
		hours: placeHours({ ...context, now: specimenNow }, rows, undefined),
	}));
}

/** Returns what is known of access to a place, and the same where hardly anything is. */
export function factGroupSpecimens({ messages, site }: PageContext): FactGroup[][] {
	const stated = {
		is_free: false,
		accessibility: {
			wheelchair_accessible: true,
			step_free_access: false,
			accessible_toilets: true,
			notes: 'The lift stands behind the cloakroom.',
		},
		family_friendly: { pushchair_friendly: true },
		max_capacity: 120,
	};
	return [stated, undefined].map((access) => accessFacts(access, undefined, site, messages.places));
}

export function glanceSpecimens(context: PageContext): AtAGlance[] {
	const words = context.messages.pages;
	const [stated = [], silent = []] = factGroupSpecimens(context);
	return [
		atAGlance(
			{
				isFree: false,
				price: ['EUR 12 per adult'],
				area: 'Alfama',
				factGroups: stated,
			},
			words,
		),
		atAGlance({ isFree: true, price: [], factGroups: silent }, words),
	];
}

/**
 * Returns photographs with all that is owed for them: the guide's own sign, which is always there.
 */
export function photographSpecimens({ routes }: PageContext): DisplayImage[] {
	const size = 512;
	const src = routes.icon(size);
	return ['Front', 'Courtyard', 'Garden'].map((caption) => ({
		url: routes.absolute(src),
		files: [{ src, width: size, height: size }],
		alt: 'The sign of the guide',
		caption,
		credit: 'Ana Exemplo',
		licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
		width: size,
		height: size,
	}));
}
