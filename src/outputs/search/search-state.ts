/** Holds what is searched for. */
export interface SearchState {
	query: string;
	/** Chosen values by the name of their filter; filters without a value are absent. */
	filters: Readonly<Record<string, string>>;
}

/** Name of the query in addresses. */
export const queryParameter = 'q';

/** Maximum number of characters of a query: longer ones are cut, as no name or sentence is. */
export const maxQueryLength = 200;

/**
 * Reads the state of a search from the parameters of a URL.
 *
 * @param names Names of the filters that there are; other parameters are ignored.
 */
export function searchState(parameters: URLSearchParams, names: readonly string[]): SearchState {
	const filters: Record<string, string> = {};
	for (const name of names) {
		const value = parameters.get(name);
		if (value) filters[name] = value;
	}
	const query = (parameters.get(queryParameter) ?? '').trim().slice(0, maxQueryLength);
	return { query, filters };
}

/**
 * Returns the part of a URL that restores a state, with its question mark; empty where nothing is
 * searched for.
 */
export function searchAddress({ filters, query }: SearchState): string {
	const parameters = new URLSearchParams(query === '' ? {} : { [queryParameter]: query });
	for (const [name, value] of Object.entries(filters)) parameters.set(name, value);
	const text = parameters.toString();
	return text === '' ? '' : `?${text}`;
}
