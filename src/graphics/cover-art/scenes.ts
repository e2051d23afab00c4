import type { Motif } from './motif-names.ts';
import { drawMuseum } from './motifs/museum.ts';
import { drawChurch } from './motifs/church.ts';
import { drawCastle } from './motifs/castle.ts';
import { drawCraft } from './motifs/craft.ts';
import { drawPalace } from './motifs/palace.ts';
import { drawAquarium } from './motifs/aquarium.ts';
import { drawGuitarScene } from './motifs/guitar.ts';
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
import type { Form, Sketch } from './sketch.ts';

export interface Scene {
	/** In how many ways the motif can be composed. */
	forms: number;
	/**
	 * How many of them, the first ones, suit any record of the motif, where not all do: the others
	 * need a word for it (`form-words.ts`).
	 */
	commonForms?: number;
	/** Draws the whole picture in the form of the sketch. */
	draw: (sketch: Sketch) => void;
}

/** Lists what draws each motif. */
export const scenes: Readonly<Record<Motif, Scene>> = {
	museum: { forms: 6, commonForms: 4, draw: drawMuseum },
	church: { forms: 5, draw: drawChurch },
	castle: { forms: 6, commonForms: 3, draw: drawCastle },
	palace: { forms: 4, commonForms: 2, draw: drawPalace },
	park: { forms: 2, draw: drawPark },
	garden: { forms: 2, draw: drawGarden },
	beach: { forms: 2, draw: drawBeach },
	viewpoint: { forms: 3, commonForms: 2, draw: drawViewpoint },
	harbour: { forms: 2, draw: drawHarbour },
	aquarium: { forms: 2, draw: drawAquarium },
	market: { forms: 2, draw: drawMarket },
	shop: { forms: 2, draw: drawShop },
	cafe: { forms: 2, draw: drawCafe },
	restaurant: { forms: 3, commonForms: 2, draw: drawRestaurant },
	bar: { forms: 2, draw: drawBar },
	vineyard: { forms: 2, draw: drawVineyard },
	hotel: { forms: 2, draw: drawHotel },
	camp: { forms: 2, draw: drawCamp },
	craft: { forms: 2, draw: drawCraft },
	theatre: { forms: 2, draw: drawTheatre },
	music: { forms: 5, commonForms: 4, draw: drawMusic },
	guitar: { forms: 2, draw: drawGuitarScene },
	festival: { forms: 2, draw: drawFestival },
	books: { forms: 2, draw: drawBooks },
	sport: { forms: 6, commonForms: 2, draw: drawSport },
	walk: { forms: 2, draw: drawWalk },
	station: { forms: 2, draw: drawStation },
	place: { forms: 4, commonForms: 3, draw: drawPlace },
};

/** How many forms suit any record of the motif. */
export function commonFormsOf(motif: Motif): number {
	return scenes[motif].commonForms ?? scenes[motif].forms;
}

/** Forms with grass at the lower edge of the picture: the large illustrations let it grow there. */
const grassyForms: Readonly<Partial<Record<Motif, readonly Form[]>>> = {
	museum: [0, 1, 2, 4],
	church: [0, 1, 2, 3, 4],
	castle: [0, 1, 3],
	palace: [2],
	park: [0, 1],
	camp: [0, 1],
	walk: [0, 1],
};

export function isGrassy(motif: Motif, form: Form): boolean {
	return grassyForms[motif]?.includes(form) === true;
}
