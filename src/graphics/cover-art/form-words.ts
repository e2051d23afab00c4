import type { Motif } from './motif-names.ts';
import type { Form } from './sketch.ts';

/**
 * Words in a record's kind, name and categories that ask for one form of its motif, in the
 * singular. The forms are numbered as in the module that draws the motif; where no word is met, the
 * id chooses among those that suit all.
 */
export const formsByWord: Readonly<Partial<Record<Motif, ReadonlyMap<string, Form>>>> = {
	museum: formsOf({
		2: 'mansion house palace villa casa',
		4: 'transport railway tram technology industrial industry science factory mill mining',
	}),
	church: formsOf({
		1: 'basilica pantheon',
		2: 'chapel hermitage ermita capela capilla',
		3: 'cathedral catedral cathédrale duomo sé minster',
		4: 'monastery convent abbey cloister priory mosteiro monasterio couvent',
	}),
	castle: formsOf({
		1: 'wall battlement moorish',
		3: 'ruin ruine ruina ruína ruïne rovina rovine',
		4: 'coast coastal sea bay harbour',
	}),
	restaurant: formsOf({ 2: 'fish seafood sardine oyster marisqueira', 1: 'soup stew canteen' }),
	sport: formsOf({
		0: 'run running marathon race athletics',
		9: 'stadium',
		1: 'yoga stretch pilates gym fitness',
		2: 'cycling cycle bicycle bike',
		3: 'football soccer',
		4: 'pool swimming aquatic piscine piscina',
		5: 'golf',
	}),
	viewpoint: formsOf({ 2: 'cape cliff lighthouse headland' }),
	harbour: formsOf({ 0: 'marina sailing port', 1: 'river canal ferry bridge' }),
	music: formsOf({
		0: 'piano',
		1: 'orchestra violin string quartet chamber',
		2: 'jazz band song singer rock pop',
		4: 'organ',
	}),
	festival: formsOf({ 0: 'lantern procession parade', 1: 'funfair fireworks' }),
	town: formsOf({ 5: 'square praça plaza piazza', 2: 'bridge', 6: 'coast' }),
	craft: formsOf({ 0: 'tile azulejo ceramic pottery', 1: 'workshop printmaking' }),
	station: formsOf({ 0: 'tram tramway', 1: 'train railway' }),
	park: formsOf({ 1: 'bandstand' }),
};

/**
 * Forms that a type of schema.org leaves to choose from, whatever language the record's words are
 * in; the motif is that of the type.
 */
export const formsBySchemaType: ReadonlyMap<string, { motif: Motif; forms: readonly Form[] }> =
	new Map(
		Object.entries({
			Bakery: { motif: 'cafe', forms: [2, 5] },
			BedAndBreakfast: { motif: 'hotel', forms: [2, 3, 4, 5] },
			BikeStore: { motif: 'sport', forms: [2] },
			BuddhistTemple: { motif: 'worship', forms: [0] },
			BusStation: { motif: 'station', forms: [2] },
			BusStop: { motif: 'station', forms: [2] },
			Airport: { motif: 'station', forms: [3] },
			ClothingStore: { motif: 'shop', forms: [3] },
			GolfCourse: { motif: 'sport', forms: [5] },
			HinduTemple: { motif: 'worship', forms: [1] },
			House: { motif: 'hotel', forms: [4, 2, 3] },
			Library: { motif: 'books', forms: [2, 3, 4, 1] },
			Mosque: { motif: 'worship', forms: [2] },
			Mountain: { motif: 'walk', forms: [1] },
			MovieTheater: { motif: 'theatre', forms: [4, 2] },
			PublicSwimmingPool: { motif: 'sport', forms: [4] },
			RVPark: { motif: 'camp', forms: [1, 2] },
			ScreeningEvent: { motif: 'theatre', forms: [4] },
			StadiumOrArena: { motif: 'sport', forms: [9] },
			SubwayStation: { motif: 'station', forms: [1] },
			Synagogue: { motif: 'worship', forms: [3] },
			TennisComplex: { motif: 'sport', forms: [6] },
			TrainStation: { motif: 'station', forms: [1] },
			TramStop: { motif: 'station', forms: [0] },
			VacationRental: { motif: 'hotel', forms: [2, 3, 4, 5] },
		} satisfies Record<string, { motif: Motif; forms: readonly Form[] }>),
	);

function formsOf(words: Readonly<Record<Form, string>>): ReadonlyMap<string, Form> {
	return new Map(
		Object.entries(words).flatMap(([form, list]) =>
			list.split(' ').map((word) => [word, Number(form)] as const),
		),
	);
}
