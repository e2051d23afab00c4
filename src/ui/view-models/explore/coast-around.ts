import { coastSheets } from '../../../graphics/coast/coast-sheets.ts';
import { worldShapesIn } from '../../../graphics/coast/world-coast.ts';
import { packCoast } from '../../../outputs/coast/coast-file.ts';
import { tableFileOfBuild } from '../list/table-file.ts';
import type { PageContext } from '../site/page-context.ts';

const fileOf = tableFileOfBuild(
	(routes) => routes.coast(),
	({ guide, keptCoast }) => {
		// In an order of their own: that of lists changes with the texts of places.
		const located = guide.listedPlaces
			.flatMap(({ coordinates }) => coordinates ?? [])
			.sort((a, b) => a.latitude - b.latitude || a.longitude - b.longitude);
		const make = () => packCoast(coastSheets(located, worldShapesIn));
		return keptCoast?.(located, make) ?? make();
	},
);

/** Returns the file of the coasts around the guide's places, for its map. */
export function coastFile(context: PageContext): string {
	return fileOf(context).json;
}

/** Returns the address of that file; none where the operator's own map takes its place. */
export function coastAddress(context: PageContext): string | undefined {
	return context.site.baseMap.endsWith('.pmtiles') ? undefined : fileOf(context).address;
}
