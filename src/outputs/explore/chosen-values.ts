/** Slugs of values by the key of their facet; no facet without values. */
export type ChosenValues = ReadonlyMap<string, readonly string[]>;

/** Parts the values of a facet: no slug has it, and an address shows it as it is. */
const separator = '.';

/**
 * Reads the values that a URL asks for: one parameter stands for each facet, as in
 * `?city=lisbon.sintra`. Does not check facets and values: see `knownValues`.
 *
 * @param others Parameters that are no facet.
 */
export function valuesFromParameters(
	parameters: URLSearchParams,
	others: readonly string[],
): ChosenValues {
	const chosen = new Map<string, string[]>();
	for (const [name, text] of parameters) {
		if (others.includes(name)) continue;
		const slugs = [...(chosen.get(name) ?? []), ...text.split(separator).filter(Boolean)];
		if (slugs.length > 0) chosen.set(name, [...new Set(slugs)]);
	}
	return chosen;
}

/** Returns the parameters of chosen values; the same values give the same address. */
export function parametersOfValues(chosen: ChosenValues): URLSearchParams {
	const parameters = new URLSearchParams();
	for (const [facet, slugs] of [...chosen].sort(([one], [other]) => (one < other ? -1 : 1))) {
		parameters.set(facet, [...slugs].sort().join(separator));
	}
	return parameters;
}

/**
 * Returns the query of a URL, with `?`, or an empty text without parameters. Slashes and colons may
 * stand in it as they are (RFC 3986, section 3.4).
 */
export function queryOf(parameters: URLSearchParams): string {
	const text = parameters.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
	return text === '' ? '' : `?${text}`;
}

/**
 * Returns the chosen values without those that a guide does not have, as an old or mistyped URL may
 * name.
 */
export function knownValues(
	chosen: ChosenValues,
	facets: readonly { key: string; values: readonly { slug: string }[] }[],
): ChosenValues {
	const known = new Map<string, readonly string[]>();
	for (const { key, values } of facets) {
		const slugs = (chosen.get(key) ?? []).filter((slug) =>
			values.some((value) => value.slug === slug),
		);
		if (slugs.length > 0) known.set(key, slugs);
	}
	return known;
}

/** Returns the filters with a value of a facet chosen, or no longer chosen. */
export function withValue<Filters extends { chosen: ChosenValues }>(
	filters: Filters,
	facet: string,
	slug: string,
	isChosen: boolean,
): Filters {
	const others = (filters.chosen.get(facet) ?? []).filter((other) => other !== slug);
	const slugs = isChosen ? [...others, slug] : others;
	const chosen = new Map(filters.chosen);
	if (slugs.length > 0) chosen.set(facet, slugs);
	else chosen.delete(facet);
	return { ...filters, chosen };
}
