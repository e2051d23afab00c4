import type { z } from 'zod';
import { collectionSchema, destinationSchema } from '../../src/records/grouping.ts';
import { eventSchema } from '../../src/records/event.ts';
import { placeSchema } from '../../src/records/place.ts';
import { type DescribedField, describedFields } from './described-fields.ts';
import { eventHomes } from './homes/event-homes.ts';
import type { FieldHomes } from './homes/field-home.ts';
import { groupingHomes } from './homes/grouping-homes.ts';
import { placeHomes } from './homes/place-homes.ts';
import { entry } from './reference-entry.ts';

const required: ReadonlySet<string> = new Set(['id', 'name']);

/** Return the generated parts of the pages of fields in `docs/reference/`. */
export const placeReference = () => fieldsReference(placeSchema, placeHomes);
export const eventReference = () => fieldsReference(eventSchema, eventHomes);
export const groupingReference = () => {
	const both = describedFields(collectionSchema).map(({ path }) => path);
	return sections(describedFields(destinationSchema), (field) =>
		fieldEntry(
			both.includes(field.path)
				? field
				: { ...field, description: `${field.description ?? ''} Destinations only.` },
			groupingHomes,
		),
	);
};

function fieldsReference(schema: z.core.$ZodType, homes: FieldHomes): string {
	return sections(describedFields(schema), (field) => fieldEntry(field, homes));
}

/** Puts a heading before the fields of each member. */
function sections(
	fields: readonly DescribedField[],
	entryOf: (field: DescribedField) => string,
): string {
	const byMember = Map.groupBy(fields, ({ path }) =>
		path.includes('.') ? (path.split('.')[0] ?? '') : 'The record',
	);
	return [...byMember]
		.map(([member, ofMember]) => [`## ${headingOf(member)}`, ...ofMember.map(entryOf)].join('\n\n'))
		.join('\n\n');
}

function headingOf(member: string): string {
	const words = member.replaceAll('_', ' ');
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function fieldEntry(
	{ description = '', example, path, type }: DescribedField,
	homes: FieldHomes,
): string {
	const home = homes[path];
	if (home === undefined)
		throw new Error(`${path} has no home: add one in scripts/reference/homes/.`);
	return entry({
		name: path,
		description,
		facts: [
			['Type', required.has(path) ? `${type}; required` : type],
			['Page', home.page],
			['Lists', home.lists],
			['Structured data', home.structuredData],
			['Example', `\`${JSON.stringify(example)}\``],
		],
	});
}
