import type { PropertyValueLeaf } from 'schema-dts';
import type { PlaceRecord } from '../../records/place.ts';
import { uniqueTexts } from './text.ts';

/** Holds what a place's class has no property for. */
export interface OtherwiseHomeless {
	priceRange?: string | undefined;
	/** BCP 47 tags. */
	languages?: readonly string[] | undefined;
}

/** Facts of a place for which no property is legal, by fixed English names and in a fixed order. */
export function additionalProperties(
	record: PlaceRecord,
	{ priceRange, languages = [] }: OtherwiseHomeless,
): PropertyValueLeaf[] {
	const minimumAge = record.access?.family_friendly?.minimum_age;
	const { features, carbon_offset: carbonOffset } = record.sustainability ?? {};
	const facts: (PropertyValueLeaf | undefined)[] = [
		priceRange === undefined ? undefined : propertyValue('Price range', priceRange),
		languages.length === 0 ? undefined : propertyValue('Languages spoken', languages),
		minimumAge === undefined
			? undefined
			: { ...propertyValue('Minimum age', minimumAge), unitText: 'years' },
		...uniqueTexts(features ?? []).map((value) => propertyValue('Sustainability feature', value)),
		carbonOffset === undefined ? undefined : propertyValue('Carbon offset', carbonOffset),
	];
	return facts.filter((fact) => fact !== undefined);
}

function propertyValue(
	name: string,
	value: string | number | boolean | readonly string[],
): PropertyValueLeaf {
	return { '@type': 'PropertyValue', name, value };
}
