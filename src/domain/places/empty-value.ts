/**
 * Returns whether a value of free-form attributes has nothing to print at any depth; texts of
 * nothing but markup are not looked into.
 */
export function isEmpty(value: unknown): boolean {
	if (value === null || value === undefined) return true;
	if (typeof value === 'string') return value.trim() === '';
	if (typeof value === 'number') return !Number.isFinite(value);
	return typeof value === 'object' && Object.values(value).every(isEmpty);
}
