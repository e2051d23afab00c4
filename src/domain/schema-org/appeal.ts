import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { classNamed } from './class-name.ts';
import { isSubclassOf } from './vocabulary.ts';

/** Classes that say no more of a place than that it is a place, or a business. */
const vagueClasses: ReadonlySet<string> = new Set(['Place', 'CivicStructure', 'LocalBusiness']);

/**
 * Classes of schema.org by how much whoever looks around in a guide wants of them, those below them
 * included; the first that fits counts.
 */
const appeals: readonly { appeal: number; classes: readonly string[] }[] = [
	{
		// What one sees.
		appeal: 10,
		classes: [
			'AmusementPark',
			'Aquarium',
			'ArtGallery',
			'Beach',
			'Bridge',
			'LandmarksOrHistoricalBuildings',
			'Landform',
			'Museum',
			'Park',
			'PlaceOfWorship',
			'TouristAttraction',
			'TouristDestination',
			'Zoo',
		],
	},
	{
		// What nobody travels for, however well it is described.
		appeal: -10,
		classes: [
			'Accommodation',
			'Airport',
			'AnimalShelter',
			'AutomotiveBusiness',
			'BusStation',
			'BusStop',
			'ChildCare',
			'Crematorium',
			'Dentist',
			'DryCleaningOrLaundry',
			'EducationalOrganization',
			'EmergencyService',
			'EmploymentAgency',
			'ExerciseGym',
			'FinancialService',
			'GovernmentOffice',
			'HealthAndBeautyBusiness',
			'HomeAndConstructionBusiness',
			'LegalService',
			'MedicalBusiness',
			'ParkingFacility',
			'ProfessionalService',
			'PublicToilet',
			'RealEstateAgent',
			'RecyclingCenter',
			'SelfStorage',
			'SubwayStation',
			'TaxiStand',
			'TrainStation',
		],
	},
	{
		// Where one stays, buys or asks: sought for by those who need it.
		appeal: -4,
		classes: [
			'Campground',
			'LodgingBusiness',
			'RVPark',
			'Store',
			'TouristInformationCenter',
			'TravelAgency',
		],
	},
	{
		// What one does.
		appeal: 5,
		classes: [
			'EntertainmentBusiness',
			'EventVenue',
			'MovieTheater',
			'MusicVenue',
			'PerformingArtsTheater',
			'Playground',
			'SportsActivityLocation',
			'StadiumOrArena',
		],
	},
	{
		// Where one eats and drinks.
		appeal: 1,
		classes: ['FoodEstablishment'],
	},
];

/**
 * Returns how much whoever looks around in a guide wants of places of a type: sights more than what
 * one does, that more than meals, shops and beds. `undefined` where the type says nothing of it.
 *
 * @param schemaType See `schema_type` (service document, section 2.3).
 */
export function appealOfType(schemaType: string | undefined): number | undefined {
	const type = classNamed(withoutSchemaOrg(schemaType?.trim() ?? ''), 'Place');
	if (type === undefined || vagueClasses.has(type)) return undefined;
	return appeals.find(({ classes }) => classes.some((one) => isSubclassOf(type, one)))?.appeal ?? 0;
}
