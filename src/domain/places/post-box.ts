const postBox =
	/^(?:B\.?P\.?|CS|TSA|P\.?\s?O\.?\s?Box|Postfach|Postbus|Apartado|Casella postale)\s*\d+(?:\s\d+)*$/i;

/**
 * Returns whether a line is nothing but a post box, as France (boîte postale, course spéciale, tri
 * service arrivée) and others write it.
 */
export function isPostBox(line: string): boolean {
	return postBox.test(line.trim());
}
