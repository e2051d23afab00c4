/**
 * Returns a postal code in the form in which codes are compared: “1200-002” and “1200 002” are one.
 * It is empty where none is stated.
 */
export function postalCodeKey(postalCode = ''): string {
	return postalCode.replace(/[\s-]/g, '').toUpperCase();
}
