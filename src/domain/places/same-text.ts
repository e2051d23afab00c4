/** Returns whether two texts say the same, in whatever case. */
export function isSameText(a: string | undefined, b: string | undefined): boolean {
	return a?.trim().toLowerCase() === b?.trim().toLowerCase();
}
