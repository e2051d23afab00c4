import type { Motif } from './motif-names.ts';

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

/** Names of kinds whose last noun would mislead. */
export const motifsByPhrase: ReadonlyMap<string, Motif> = new Map([
	['after dark', 'bar'],
	['fado bar', 'guitar'],
	['golf course', 'sport'],
	['hotel restaurant', 'hotel'],
	['play area', 'park'],
]);

/**
 * Words by which the name of a kind or a category tells the motif, in the singular: English, and
 * the plainest of other languages.
 */
export const motifsByWord: ReadonlyMap<string, Motif> = tableOf({
	museum:
		'museum gallery exhibition art arts collection archive planetarium interpretation science museo musée museu',
	church:
		'church cathedral chapel monastery convent abbey basilica cloister priory pilgrimage collegiate iglesia igreja église eglise chiesa kirche catedral cathédrale',
	castle:
		'castle fortress fort citadel tower dungeon keep wall battlement defence castillo castelo',
	palace: 'palace château châteaux chateau manor palacio palácio palazzo schloss',
	park: 'park playground zoo wood forest nature natural reserve animal picnic parque parc',
	garden:
		'garden greenhouse glasshouse botanical flower plant arboretum orangery estate jardín jardim jardin',
	beach: 'beach bay cove surf surfing swim coast seaside lido playa praia plage strand',
	viewpoint:
		'viewpoint view vista lookout miradouro mirador belvedere panorama pointofview cape cliff lighthouse cave headland stargazing',
	harbour: 'harbour harbor marina port boat ferry cruise sailing canal river lake quay pier',
	aquarium: 'aquarium oceanarium shark otter',
	market: 'market fair bazaar stall bric-a-brac flea sale mercado marché mercato',
	shop: 'shop shopping store boutique mall craft souvenir retail',
	cafe: 'café cafe coffee tea bakery patisserie pastry parlour ice-cream tearoom breakfast',
	restaurant:
		'restaurant food bistro brasserie tavern eatery dining inn supper dinner canteen cafeteria gastronomy cooking tasting soup restaurante ristorante',
	bar: 'bar pub nightlife brewery beer cocktail nightclub distillery',
	vineyard: 'vineyard winery wine cellar',
	hotel:
		'hotel guesthouse guest-house hostel stay lodging accommodation bed resort apartment pension villa pousada rental',
	camp: 'campsite camping camper camp caravan caravanning glamping',
	craft: 'tile azulejo ceramic pottery printmaking weaving handicraft',
	theatre:
		'theatre theater stage cinema film opera show casino cabaret circus dance comedy puppet ballet teatro théâtre',
	music: 'music concert jazz choir orchestra recital organ song rehearsal piano violin band',
	guitar: 'fado guitar flamenco',
	festival: 'festival lantern carnival parade procession celebration fireworks entertainment feast',
	books: 'book library literature reading poetry story storytelling',
	sport:
		'sport sports stadium run race cycling cycle bicycle bike golf tennis football pool gym fitness yoga match competition active leisure',
	walk: 'walk hike hiking trail path tour trek mountain outdoors stroll',
	station: 'station tram train railway bus metro funicular transport airport tramway elevator',
	monument: 'monument landmark',
	town: 'village town city square street bridge neighbourhood',
	// Houses of prayer are too unlike each other for one drawing; the type may say more.
	place: 'mosque synagogue temple shrine cemetery worship',
});

/**
 * Words for occasions and for people that may be about anything: they tell the motif where nothing
 * else does.
 */
export const motifsByOccasion: ReadonlyMap<string, Motif> = tableOf({
	books: 'talk lecture conference seminar course class',
	craft: 'workshop',
	park: 'families family children kid',
});

function tableOf(words: Partial<Record<Motif, string>>): ReadonlyMap<string, Motif> {
	// The keys are all motifs, which `entries` cannot know.
	const rows = Object.entries(words) as [Motif, string][];
	return new Map(
		rows.flatMap(([motif, list]) => list.split(' ').map((word) => [word, motif] as const)),
	);
}
