import type { Messages } from '../../../i18n/messages/messages.ts';
import { type Fact, isFactStated } from '../../../domain/places/fact.ts';
import { type AtAGlance, statesMoreThanPlace } from './at-a-glance.ts';
import { mentionsHours } from './place-hours.ts';
import type { PlacePage } from './place-page.ts';

/**
 * Returns the headings of all parts of a page that its record leaves empty, with the facts that a
 * bare place leaves open; a description may state the price, which is said then.
 */
export function partsNotStated(
	place: Pick<PlacePage, 'description' | 'factGroups' | 'hours' | 'isBare' | 'isFree' | 'price'>,
	{ openingHours, pages }: Messages,
	saysNoHours = false,
): { parts: string[]; priceInText: string | undefined } {
	const hasPrice = place.isFree !== undefined || place.price.length > 0;
	const isDescribed = place.description.length > 0;
	return {
		parts: [
			...(mentionsHours(place.hours) || saysNoHours ? [] : [openingHours.heading]),
			...(hasPrice || isDescribed ? [] : [pages.price]),
			...place.factGroups.flatMap(({ allNotStated, facts, title }) => {
				if (allNotStated) return [title];
				return place.isBare ? factsNotStated(facts).map(({ label }) => label) : [];
			}),
		],
		priceInText: !hasPrice && isDescribed ? pages.noPriceApart : undefined,
	};
}

/** Returns the facts that are not stated. */
export function factsNotStated(facts: readonly Fact[]): Fact[] {
	return facts.filter((fact) => !isFactStated(fact));
}

/**
 * Returns whether the strip says that no hours are stated, which a bare place says below with all
 * else that is not.
 */
export function saysHoursMissing(
	glance: AtAGlance,
	{ hours, isBare }: Pick<PlacePage, 'hours' | 'isBare'>,
): boolean {
	return !isBare && !mentionsHours(hours) && statesMoreThanPlace(glance, hours);
}
