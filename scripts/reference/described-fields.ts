import { z } from 'zod';

/** A field of a record, as its schema describes it. */
export interface DescribedField {
	/** Such as `location.address.city`; elements of a list have no index. */
	path: string;
	type: string;
	description?: string | undefined;
	/** As the service sends it. */
	example?: unknown;
}

const described = z.object({
	title: z.string().optional(),
	description: z.string().optional(),
	examples: z.array(z.unknown()).optional(),
	/** Whether the guide makes it of another field, and the service sends none. */
	isOwn: z.boolean().optional(),
});
type Described = z.output<typeof described>;

/**
 * Returns every field that a schema describes, in its order; a member that holds several is none.
 */
export function describedFields(
	schema: z.core.$ZodType,
	path = '',
	outer: Described = {},
	form: (type: string) => string = (type) => type,
): DescribedField[] {
	const known = { ...described.parse(z.globalRegistry.get(schema) ?? {}), ...outer };
	if (known.isOwn === true) return [];
	const inner = (part: z.core.$ZodType, asForm = form) =>
		describedFields(part, path, known, asForm);
	if (schema instanceof z.ZodObject && known.title === undefined) {
		const shape: Record<string, z.core.$ZodType> = schema.shape;
		return Object.entries(shape).flatMap(([name, member]) =>
			describedFields(member, path === '' ? name : `${path}.${name}`),
		);
	}
	if (schema instanceof z.ZodOptional) return inner(schema.unwrap());
	if (schema instanceof z.ZodArray) return inner(schema.element, (type) => `list: ${type}`);
	if (schema instanceof z.ZodPipe && known.title === undefined) {
		return inner(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
	}
	const { description, examples, title } = known;
	const type = form(title ?? typeOf(schema));
	return [{ path, type, description, example: examples?.[0] }];
}

function typeOf(schema: z.core.$ZodType): string {
	if (schema instanceof z.ZodBoolean) return 'true or false';
	if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'whole number' : 'number';
	if (schema instanceof z.ZodRecord) return 'object';
	if (schema instanceof z.ZodUnknown) return 'any value';
	return 'text';
}
