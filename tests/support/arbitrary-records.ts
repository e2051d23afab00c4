import fc from 'fast-check';
import { z } from 'zod';
import { eventSchema } from '../../src/records/event.ts';
import { collectionSchema, destinationSchema } from '../../src/records/grouping.ts';
import { placeSchema } from '../../src/records/place.ts';
import { anyText, orJunk } from './arbitrary-texts.ts';
import { validityOfHours, validityOfRecord, valuesByName } from './arbitrary-values.ts';
import { eventId, placeId } from './records.ts';

/** As many records of a resource have ids of their own; more would never meet. */
const idsInUse = 20;
const smallNumber = fc.nat({ max: idsInUse - 1 });
const name = fc.oneof(fc.constantFrom('Quay', 'The same name', '1', 'É', '…'), anyText);

/**
 * Records with every member of their schema, each absent, fitting, at a bound, of a wrong form,
 * hostile or huge.
 */
export const anyPlace: fc.Arbitrary<object> = recordOf(placeSchema, smallNumber.map(placeId));
export const anyEvent: fc.Arbitrary<object> = recordOf(eventSchema, smallNumber.map(eventId));
export const anyDestination: fc.Arbitrary<object> = recordOf(destinationSchema, groupingId('dst'));
export const anyCollection: fc.Arbitrary<object> = recordOf(collectionSchema, groupingId('col'));

/** A value for a schema; found by walking it, so that no member is forgotten. */
function valueFor(schema: z.core.$ZodType, path: readonly string[]): fc.Arbitrary<unknown> {
	if (schema instanceof z.ZodObject) {
		const shape: Record<string, z.core.$ZodType> = schema.shape;
		const members = Object.entries(shape).map(([member, type]) => [
			member,
			orJunk(valueFor(type, [...path, member])),
		]);
		return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
			requiredKeys: [],
		});
	}
	if (schema instanceof z.ZodOptional) return valueFor(schema.unwrap(), path);
	if (schema instanceof z.ZodArray) {
		const element = orJunk(valueFor(schema.element, path));
		return fc.oneof(
			{ arbitrary: fc.array(element, { maxLength: 3 }), weight: 100 },
			{ arbitrary: fc.array(element, { minLength: 30, maxLength: 60 }), weight: 1 },
		);
	}
	if (schema instanceof z.ZodRecord) {
		return fc.dictionary(anyText, fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 4 });
	}
	if (schema instanceof z.ZodBoolean) return fc.boolean();
	if (schema instanceof z.ZodGUID) return fc.uuid();
	if (schema instanceof z.ZodPipe) {
		return valueFor(schema.in instanceof z.ZodTransform ? schema.out : schema.in, path);
	}
	return leafFor(path);
}

function leafFor(path: readonly string[]): fc.Arbitrary<unknown> {
	const member = path[path.length - 1] ?? '';
	if (member.startsWith('valid_')) {
		return path.includes('opening_hours') ? validityOfHours : validityOfRecord;
	}
	if (/^(place_id|place_ids|places)$/.test(member)) return smallNumber.map(placeId);
	if (/^(super_event_id|event_ids|events)$/.test(member)) return smallNumber.map(eventId);
	return Object.hasOwn(valuesByName, member) ? (valuesByName[member] ?? anyText) : anyText;
}

function recordOf(schema: z.ZodObject, id: fc.Arbitrary<string>): fc.Arbitrary<object> {
	// A record without id or name is left out as a whole: most have both.
	return fc
		.tuple(valueFor(schema, []), id, orJunk(name, 40))
		.map(([members, ownId, ownName]) => ({ ...(members as object), id: ownId, name: ownName }));
}

function groupingId(prefix: string): fc.Arbitrary<string> {
	return fc.oneof(
		smallNumber.map((number) => `${prefix}_${number}`),
		anyText,
	);
}
