import { z } from 'zod';

/**
 * Maximum depth of a record, deeper than anybody writes facts, and shallow enough for every
 * function that follows a value into its depth.
 */
const maxLevels = 32;

/** Describes a value of any form, as long as it can be followed into its depth. */
export const freeForm = z
	.unknown()
	.refine((value) => !isNestedTooDeep(value), 'nested too deep')
	.meta({ title: 'any value' });

/** Returns a value of any form as text, such as `[9,30]`; a text is returned as it is. */
export function textOf(value: unknown): string {
	if (typeof value === 'string') return value;
	return isNestedTooDeep(value) ? 'nested too deep' : JSON.stringify(value);
}

function isNestedTooDeep(value: unknown, levels = maxLevels): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return levels === 0 || Object.values(value).some((part) => isNestedTooDeep(part, levels - 1));
}
