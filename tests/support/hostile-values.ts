/** Deeper than any function that calls itself can follow. */
export function nestedWithoutEnd(): unknown {
	let nested: unknown = 'x';
	for (let depth = 0; depth < 200_000; depth++) nested = [nested];
	return nested;
}
