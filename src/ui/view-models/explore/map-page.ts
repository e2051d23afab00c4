import { queryOfFilters } from '../../../outputs/explore/filter-parameters.ts';
import { noFilters } from '../../../outputs/explore/place-filters.ts';
import { isLocated } from '../../../guide/model/guide-records.ts';
import { browsedLists, type FacetSection } from '../list/browse-overview.ts';
import { placeTableAddress } from './explored-places.ts';
import type { Link } from '../site/link.ts';
import { type MapSource, type MapViewModel, mapView } from './map-view.ts';
import { creditsOfAnything } from '../site/all-credits.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';
import { withStructuredData } from '../site/structured-page.ts';

/** Describes the page with the map of all listed places, and the lists of the same places. */
export interface MapPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	map: MapViewModel;
	source: MapSource;
	allPlaces: Link;
	/** Number of places that the map cannot show, in words; absent where it shows all. */
	onlyInLists?: string | undefined;
	/** Lists of the places by what they are, and where. */
	lists: readonly FacetSection[];
}

/** Returns the page of the map; `undefined` where no listed place has coordinates. */
export function mapPage(context: PageContext): MapPage | undefined {
	const map = mapView(context);
	if (!map) return undefined;
	const { guide, messages, routes, site } = context;
	const located = guide.listedPlaces.filter(isLocated);
	const words = messages.map;
	const countWithoutPoint = guide.listedPlaces.length - located.length;
	const { credits, sections: lists } = browsedLists(context, ['category', 'destination']);
	const table = placeTableAddress(context);
	const introduction = words.introduction(site.name, messages.pages.placeCount(located.length));
	const frame = pageFrame(context, {
		heading: words.heading,
		description: introduction,
		path: routes.map(),
		awaitedFile: table,
		...creditsOfAnything(context, credits),
	});
	return {
		frame: withStructuredData(context, frame, { heading: words.heading }),
		heading: words.heading,
		introduction,
		map,
		source: {
			table,
			map: routes.map(),
			explore: `${routes.explore()}${queryOfFilters({ ...noFilters, isMapOpen: true })}`,
		},
		allPlaces: { href: routes.places(), label: messages.pages.allPlaces },
		onlyInLists:
			countWithoutPoint > 0
				? words.onlyInLists(messages.pages.placeCount(countWithoutPoint))
				: undefined,
		lists,
	};
}
