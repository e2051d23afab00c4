import { creditsOwed } from '../credits/credits.ts';
import { dataSources } from '../credits/data-sources.ts';
import type { MappedGuide } from '../feeds/places-geojson.ts';
import type { PageContext } from './page-context.ts';

/** The listed places of the guide for its GeoJSON file. */
export function mappedGuide({ guide, routes, site }: PageContext): MappedGuide {
	const places = guide.listedPlaces;
	return {
		name: site.name,
		url: routes.siteRoot,
		sources: dataSources({ places }),
		credits: creditsOwed(places.map(({ credit }) => credit)),
		places: places.map(({ addressSlug, ...place }) => ({
			id: place.id,
			name: place.name,
			categories: place.categories,
			coordinates: place.coordinates,
			url: routes.absolute(routes.place(addressSlug)),
			credit: place.credit,
			dataLicence: place.dataLicence,
			updatedAt: place.updatedAt,
		})),
	};
}
