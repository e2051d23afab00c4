import type { z } from 'zod';

/** Returns what a schema reads each value as; `dropped` where it refuses it. */
export function readings(schema: z.ZodType, values: readonly unknown[]): unknown[] {
	return values.map((value) => {
		const result = schema.safeParse(value);
		return result.success ? result.data : 'dropped';
	});
}
