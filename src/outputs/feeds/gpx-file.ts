/** Holds the attributes of the root of a GPX 1.1 file, as `xmlDocument` takes them. */
export const gpxRoot = {
	'@version': '1.1',
	'@creator': 'Waymark',
	'@xmlns': 'http://www.topografix.com/GPX/1/1',
};

/**
 * Returns the file of one point. Browsers make it: the page of a place holds the point alone, which
 * is half as long.
 *
 * @param point A `wpt` element, as `gpxPoint` writes it.
 */
export function gpxOfPoint(point: string): string {
	const attributes = Object.entries(gpxRoot).map(([name, value]) => `${name.slice(1)}="${value}"`);
	const root = `<gpx ${attributes.join(' ')}>`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${point}</gpx>\n`;
}
