import {
	type StandaloneCoverSettings,
	standaloneCoverSize,
} from '../../../graphics/cover-art/standalone-cover.ts';
import type { Grouping, GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import { kindLabel } from '../../../domain/places/kind-label.ts';
import { socialImageFile } from '../../../graphics/social-images/social-image-file.ts';
import { coverOfEvent, coverOfGrouping, coverOfPlace } from './card-cover.ts';
import { eventWhereabouts } from '../event/event-location.ts';
import type { PageContext } from './page-context.ts';
import { whereaboutsOf } from '../place/place-card.ts';

/** Describes what previews of a link show of a page (Open Graph, Twitter card). */
export interface SocialImage {
	/** Absolute address. */
	url: string;
	alt: string;
	/** Pixels; both are known, or neither. */
	width?: number | undefined;
	height?: number | undefined;
}

/**
 * Returns the photograph of a place or event; else the picture that is drawn of a record; else that
 * of the guide.
 *
 * The page of a destination or collection shows no photograph of it, and so nowhere the credit that
 * it owes.
 */
export function socialImageOf(
	context: PageContext,
	record: GuidePlace | GuideEvent | Grouping,
): SocialImage | undefined {
	if (!('summary' in record) && record.image && isUsablePhotograph(record.image)) {
		const { image, name } = record;
		return { url: image.url, alt: image.alt || name, width: image.width, height: image.height };
	}
	return drawnImage(context, record) ?? guideSocialImage(context);
}

/** Returns the picture of the guide itself: its name and its sentence. */
export function guideSocialImage(context: PageContext): SocialImage | undefined {
	return drawnImage(context, context.guide);
}

/**
 * Returns every picture that is to be drawn, the guide's own first: then those of destinations,
 * collections, places, and events, events to come before the others, as many as `mostSocialImages`
 * allows.
 */
export function socialCovers(context: PageContext): StandaloneCoverSettings[] {
	return [...coversOf(context).values()];
}

/**
 * Returns whether networks can show a photograph large: below 600 × 315 pixels they show a small
 * picture beside the words, and most of them know no SVG.
 */
function isUsablePhotograph({ height, url, width }: DisplayImage): boolean {
	return (width ?? 600) >= 600 && (height ?? 315) >= 315 && !/\.svg$/i.test(new URL(url).pathname);
}

function drawnImage(context: PageContext, shown: Shown): SocialImage | undefined {
	const cover = coversOf(context).get(shown);
	if (!cover) return undefined;
	const { name, locality } = cover;
	return {
		url: context.routes.absolute(context.routes.socialImage(socialImageFile(cover))),
		alt: [name, locality].filter((part) => part !== undefined).join(' · '),
		...standaloneCoverSize,
	};
}

type Shown = Guide | GuidePlace | GuideEvent | Grouping;

const coversByGuide = new WeakMap<Guide, ReadonlyMap<Shown, StandaloneCoverSettings>>();

function coversOf(context: PageContext): ReadonlyMap<Shown, StandaloneCoverSettings> {
	const known = coversByGuide.get(context.guide);
	if (known) return known;
	const covers = chosenCovers(context);
	coversByGuide.set(context.guide, covers);
	return covers;
}

function chosenCovers(context: PageContext): Map<Shown, StandaloneCoverSettings> {
	const { guide, messages, site } = context;
	const { accentHue, contentLanguage, mostSocialImages, termsLanguage = contentLanguage } = site;
	const guideName = site.name;
	const kindOf = (kind: string | undefined) => kind?.toLocaleUpperCase(termsLanguage);
	const covers = new Map<Shown, StandaloneCoverSettings>();
	const add = (
		shown: Shown,
		image: DisplayImage | undefined,
		coverOfShown: () => Omit<StandaloneCoverSettings, 'accentHue' | 'guideName'>,
	) => {
		if (covers.size >= mostSocialImages || (image && isUsablePhotograph(image))) return;
		covers.set(shown, {
			...coverOfShown(),
			accentHue,
			guideName: shown === guide ? undefined : guideName,
		});
	};
	add(guide, undefined, () => ({
		seed: site.name,
		motif: 'place',
		name: site.name,
		locality: site.tagline,
	}));
	for (const kind of ['destinations', 'collections'] as const) {
		for (const grouping of guide[kind]) {
			const { country, name, region } = grouping.summary;
			add(grouping, undefined, () => ({
				...coverOfGrouping(kind, grouping),
				name,
				kind: messages.pages.groupingKind[kind].toLocaleUpperCase(site.locale),
				locality: region === name ? country : (region ?? country),
			}));
		}
	}
	for (const place of guide.places) {
		add(place, place.image, () => ({
			...coverOfPlace(place),
			name: place.name,
			kind: kindOf(kindLabel(place)),
			locality: whereaboutsOf(place),
		}));
	}
	for (const event of new Set([...guide.listedEvents, ...guide.events])) {
		add(event, event.image, () => ({
			...coverOfEvent(event),
			name: event.name,
			kind: kindOf(event.kind),
			locality: eventWhereabouts(context, event),
		}));
	}
	return covers;
}
