import type { MapWords } from '../browser-words.ts';

const browser: MapWords = {
	onePlace: '{count} place',
	places: '{count} places',
	inView: 'In this view: {places}',
	more: 'plus {places} not listed; zoom in to see all',
	filtered: 'Only places that match the filters are shown: {places}.',
	noneInView: 'No place is in this view.',
	outside: 'Outside this view: {places}',
	failed: 'The map could not be loaded. The lists on this page have all of its places.',
	locating: 'Finding your position…',
	positionWithin: 'You are inside the circle, which reaches about {distance} in every direction.',
	position: 'Your position is shown, though not exactly.',
	farAway: 'You are {distance} from the nearest place of this guide.',
	positionDenied:
		'Your browser does not tell this page where you are. You can allow it in the browser’s settings.',
	positionUnknown: 'Your position cannot be found at the moment.',
};

/** Words of the map, and of the page that shows it. */
export const map = {
	heading: 'Map',
	introduction: (guide: string, places: string) => `${places} of ${guide} on one map.`,
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	nearMe: 'Near me',
	wholeGuide: 'Whole guide',
	close: 'Close',
	chosen: 'Chosen on the map',
	mapLabel: 'Map. Arrow keys move it, plus and minus zoom.',
	skip: 'Skip the map',
	filter: 'Filter the places',
	allPlaces: 'Show all places',
	listsHeading: 'The same places in lists',
	listsIntroduction: 'Everything on the map is in these lists, too.',
	/** Says how many places lists have that the map cannot show. */
	onlyInLists: (places: string) => `Only in the lists, as their position is not known: ${places}.`,
	privacy:
		'Your position is only asked for when you press “Near me”, and never leaves this device.',
	askTiles: (host: string) =>
		`The pictures of this map come from ${host}. That host would learn your internet address and where on the map you look, so nothing is loaded from it until you agree.`,
	agree: (host: string) => `Load the map from ${host}`,
	withdraw: (host: string) => `Stop loading from ${host}`,
	/** Words for choosing the map that directions open. */
	directions: {
		otherMaps: 'Open in another map',
		remembered: 'This browser remembers which one you choose.',
		appleMaps: 'Apple Maps',
		gpxFile: 'GPX file',
	},
	browser,
};
