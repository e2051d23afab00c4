/** Describes what a map shows below its places. */
export type BaseMap =
	/** The guide's own drawing. */
	| { kind: 'none' }
	/** A PMTiles file on the host of the guide. @see https://docs.protomaps.com/pmtiles/ */
	| { kind: 'pmtiles'; file: string; attribution: string }
	/** Pictures of another host, which visitors are asked about first. */
	| { kind: 'tiles'; address: string; origin: string; attribution: string };

interface BaseMapSettings {
	/**
	 * `none`, the path of a PMTiles file below the guide's root, or an address of tiles with `{z}`,
	 * `{x}` and `{y}`.
	 */
	baseMap: string;
	/** Credit of the base map, in words. */
	baseMapAttribution: string;
}

const pmtilesPath = /^(?!.*\.\.)[\w.~-]+(\/[\w.~-]+)*\.pmtiles$/;
/**
 * Matches the address of a host that a content security policy can name; only the three parts of a
 * tile are to be filled in.
 */
const tileAddress = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/([^\s{}]|\{[zxy]\})*$/;

/**
 * Returns the base map that the settings name.
 * @param root Path of the guide, with a slash at both ends.
 */
export function baseMapOf(
	{ baseMap, baseMapAttribution: attribution }: BaseMapSettings,
	root: string,
): BaseMap {
	if (baseMap.endsWith('.pmtiles')) return { kind: 'pmtiles', file: root + baseMap, attribution };
	if (!baseMap.includes('{z}')) return { kind: 'none' };
	return { kind: 'tiles', address: baseMap, origin: new URL(baseMap).origin, attribution };
}

/**
 * Returns what is wrong with the base map of the settings, to follow its name in a sentence; empty
 * where nothing is.
 */
export function baseMapFault({ baseMap, baseMapAttribution }: BaseMapSettings): string {
	if (baseMap === 'none') return '';
	const isTiles =
		tileAddress.test(baseMap) && ['{z}', '{x}', '{y}'].every((part) => baseMap.includes(part));
	if (!isTiles && !pmtilesPath.test(baseMap)) {
		return `("${baseMap}") is no base map. Give none, a file of the guide such as maps/loire.pmtiles, or an address such as https://tiles.example/{z}/{x}/{y}.png.`;
	}
	return baseMapAttribution.trim() === ''
		? `("${baseMap}") has no attribution. Name whom it is owed to, such as © OpenStreetMap contributors.`
		: '';
}
