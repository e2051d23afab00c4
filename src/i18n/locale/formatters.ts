/**
 * Constructing an `Intl` formatter costs more than a page; each is made once per locale and
 * options.
 */
const formatters = new Map<string, unknown>();

export function dateTimeFormat(
	locale: string,
	options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
	return memoised('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function listFormat(locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
	return memoised('list', locale, options, () => new Intl.ListFormat(locale, options));
}

export function displayNames(locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
	return memoised('names', locale, options, () => new Intl.DisplayNames(locale, options));
}

export function collator(locale: string): Intl.Collator {
	return memoised('collator', locale, {}, () => new Intl.Collator(locale, { numeric: true }));
}

/**
 * Returns what `make` made for the same locale and options, or makes now.
 * @param kind Kind of formatter.
 */
export function memoised<T>(kind: string, locale: string, options: object, make: () => T): T {
	const key = `${kind} ${locale} ${JSON.stringify(options)}`;
	const existing = formatters.get(key);
	if (existing !== undefined) return existing as T;
	const made = make();
	formatters.set(key, made);
	return made;
}
