/** Orders texts by code unit, for `sort`: the same on every machine and in every language. */
export function compareTexts(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
