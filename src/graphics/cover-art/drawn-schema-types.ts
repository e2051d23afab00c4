import type { Motif } from './motif-names.ts';
import type { Form } from './sketch.ts';

/**
 * schema.org types (version 30.0) that say what is to be drawn. Types which say too little for that
 * are left out: `Place`, `LocalBusiness`, `TouristAttraction`, `PlaceOfWorship`, `Event`…
 */
export const motifsBySchemaType: ReadonlyMap<string, Motif> = tableOf({
	museum: 'Museum ArtGallery ExhibitionEvent VisualArtsEvent',
	church: 'Church CatholicChurch',
	park: 'Park Zoo Playground AmusementPark NationalPark',
	garden: 'BotanicalGarden GardenStore Florist',
	beach: 'Beach BeachResort',
	viewpoint: 'Viewpoint',
	aquarium: 'Aquarium',
	harbour: 'BoatTerminal BoatTrip Canal RiverBodyOfWater LakeBodyOfWater SeaBodyOfWater',
	shop: 'Store ClothingStore ShoppingCenter BookStore ShoeStore JewelryStore DepartmentStore HomeGoodsStore ToyStore GroceryStore ConvenienceStore OutletStore HobbyShop MusicStore',
	cafe: 'CafeOrCoffeeShop Bakery IceCreamShop',
	restaurant: 'Restaurant FastFoodRestaurant FoodEvent',
	bar: 'BarOrPub NightClub Brewery Distillery',
	vineyard: 'Winery',
	hotel:
		'Hotel BedAndBreakfast Hostel Motel Resort LodgingBusiness VacationRental Accommodation Apartment House',
	camp: 'Campground RVPark CampingPitch',
	theatre:
		'PerformingArtsTheater MovieTheater ComedyClub Casino TheaterEvent DanceEvent ComedyEvent ScreeningEvent',
	music: 'MusicVenue MusicEvent',
	festival: 'Festival ChildrensEvent',
	books: 'Library LiteraryEvent',
	sport:
		'SportsActivityLocation SportsEvent StadiumOrArena GolfCourse ExerciseGym HealthClub SkiResort TennisComplex BowlingAlley PublicSwimmingPool BikeStore SportsClub',
	walk: 'TouristTrip Mountain',
	station: 'TrainStation TramStop SubwayStation BusStation BusStop TaxiStand Airport',
	hall: 'EventVenue',
	office:
		'GovernmentBuilding CityHall Courthouse DefenceEstablishment Embassy LegislativeBuilding GovernmentOffice PostOffice FinancialService BankOrCreditUnion AccountingService InsuranceAgency EmploymentAgency LegalService Attorney Notary ProfessionalService RealEstateAgent TravelAgency PoliceStation FireStation Hospital MedicalClinic EducationalOrganization School CollegeOrUniversity ResearchOrganization',
	information: 'TouristInformationCenter',
	monument: 'LandmarksOrHistoricalBuildings',
	worship: 'BuddhistTemple HinduTemple Mosque Synagogue',
	town: 'City TouristDestination',
});

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

function tableOf(types: Partial<Record<Motif, string>>): ReadonlyMap<string, Motif> {
	// The keys are all motifs, which `entries` cannot know.
	const rows = Object.entries(types) as [Motif, string][];
	return new Map(
		rows.flatMap(([motif, list]) => list.split(' ').map((type) => [type, motif] as const)),
	);
}
