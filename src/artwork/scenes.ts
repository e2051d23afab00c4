import type { Motif } from './motif-names.ts';
import { drawMuseum } from './motifs/museum.ts';
import { drawChurch } from './motifs/church.ts';
import { drawCastle } from './motifs/castle.ts';
import { drawPark } from './motifs/park.ts';
import { drawGarden } from './motifs/garden.ts';
import { drawBeach } from './motifs/beach.ts';
import { drawViewpoint } from './motifs/viewpoint.ts';
import { drawHarbour } from './motifs/harbour.ts';
import { drawMarket } from './motifs/market.ts';
import { drawShop } from './motifs/shop.ts';
import { drawCafe } from './motifs/cafe.ts';
import { drawRestaurant } from './motifs/restaurant.ts';
import { drawBar } from './motifs/bar.ts';
import { drawVineyard } from './motifs/vineyard.ts';
import { drawHotel } from './motifs/hotel.ts';
import { drawCamp } from './motifs/camp.ts';
import { drawTheatre } from './motifs/theatre.ts';
import { drawMusic } from './motifs/music.ts';
import { drawFestival } from './motifs/festival.ts';
import { drawBooks } from './motifs/books.ts';
import { drawSport } from './motifs/sport.ts';
import { drawWalk } from './motifs/walk.ts';
import { drawStation } from './motifs/station.ts';
import { drawPlace } from './motifs/place.ts';
import type { Sketch } from './sketch.ts';

/** What draws each motif, the whole picture of it. */
export const scenes: Readonly<Record<Motif, (sketch: Sketch) => void>> = {
	museum: drawMuseum,
	church: drawChurch,
	castle: drawCastle,
	park: drawPark,
	garden: drawGarden,
	beach: drawBeach,
	viewpoint: drawViewpoint,
	harbour: drawHarbour,
	market: drawMarket,
	shop: drawShop,
	cafe: drawCafe,
	restaurant: drawRestaurant,
	bar: drawBar,
	vineyard: drawVineyard,
	hotel: drawHotel,
	camp: drawCamp,
	theatre: drawTheatre,
	music: drawMusic,
	festival: drawFestival,
	books: drawBooks,
	sport: drawSport,
	walk: drawWalk,
	station: drawStation,
	place: drawPlace,
};

/** Motifs with grass at the lower edge of the picture: the large illustrations let it grow there. */
export const grassyMotifs: ReadonlySet<Motif> = new Set([
	'museum',
	'church',
	'castle',
	'park',
	'camp',
	'walk',
]);
