import type { GuidePlace } from '../guide/guide.ts';
import type { DisplayImage } from '../images/display-images.ts';
import { type Cover, coverOfPlace } from './card-cover.ts';
import type { PageContext } from './page-context.ts';

export interface PlaceCard {
	href: string;
	name: string;
	/** Innermost category, or the kind of place. */
	eyebrow?: string | undefined;
	/** Where it is, in a few words. */
	whereabouts?: string | undefined;
	image?: DisplayImage | undefined;
	/** Drawn where there is no image. */
	cover?: Cover | undefined;
	/** Such as "350 m north-east". */
	distance?: string | undefined;
}

export function placeCard({ routes }: PageContext, place: GuidePlace): PlaceCard {
	return {
		href: routes.place(place.addressSlug),
		name: place.name,
		eyebrow: place.categories.at(-1) ?? place.kind,
		whereabouts: whereaboutsOf(place),
		image: place.image,
		cover: place.image ? undefined : coverOfPlace(place),
	};
}

/** The neighbourhood and the city, as far as they are stated and differ. */
export function whereaboutsOf(place: {
	neighbourhood?: string | undefined;
	city?: string | undefined;
}): string | undefined {
	const parts = [place.neighbourhood, place.city].filter((part) => part !== undefined);
	return parts.length === 0 ? undefined : [...new Set(parts)].join(', ');
}
