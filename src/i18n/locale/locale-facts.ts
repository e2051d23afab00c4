/** Holds what Unicode's locale data (CLDR) says of a locale. */
export interface LocaleFacts {
	/** Language tag without the extensions that concern numbers and units only (BCP 47). */
	languageTag: string;
	/** Region in which the locale is used; the likeliest country where it names none. */
	region: string | undefined;
	direction: 'ltr' | 'rtl';
	/** Monday is 1, Sunday 7. */
	firstWeekday: number;
	/** Days of the week, as above. */
	weekend: readonly number[];
}

interface LocaleWithWeekInfo extends Intl.Locale {
	getWeekInfo(): { firstDay: number; weekend: number[] };
}

const scriptsFromRightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

const known = new Map<string, LocaleFacts>();

/** Returns the facts of a locale (BCP 47), looked up once. */
export function localeFacts(locale: string): LocaleFacts {
	const facts = known.get(locale) ?? lookUp(locale);
	known.set(locale, facts);
	return facts;
}

function lookUp(locale: string): LocaleFacts {
	// TypeScript knows this method from its ES2026 library on only; Node has it.
	const described = new Intl.Locale(locale) as LocaleWithWeekInfo;
	const { region, script = 'Latn' } = described.maximize();
	const { firstDay, weekend } = described.getWeekInfo();
	return {
		languageTag: described.baseName,
		region,
		direction: scriptsFromRightToLeft.includes(script) ? 'rtl' : 'ltr',
		firstWeekday: firstDay,
		weekend,
	};
}
