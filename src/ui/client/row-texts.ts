/** Joins what stands in one line, parted by dots. */
export function separated(parts: readonly (HTMLElement | undefined)[]): (HTMLElement | string)[] {
	return parts
		.filter((part) => part !== undefined)
		.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}
