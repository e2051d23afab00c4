/**
 * A postal code as codes are held against each other: “1200-002” and “1200 002” are one. Empty
 * where none is stated.
 */
export function postalCodeKey(postalCode = ''): string {
	return postalCode.replace(/[\s-]/g, '').toUpperCase();
}
