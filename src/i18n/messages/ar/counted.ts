import { numberFormat, pluralRules } from '../../locale/number-formats.ts';

/** Language of the words beside this module, whatever the locale of the guide. */
export const wordsLocale = 'ar';

/** Holds the forms of a noun beside a number, by the plural rules of Arabic (Unicode CLDR). */
interface ArabicNoun {
	/** Form for one and for two of them, which say the number. */
	one: string;
	two: string;
	/** Form after 3 to 10, and after what ends so from 103 on. */
	few: string;
	/** Form after 11 to 99. */
	many: string;
	/** Form after whole hundreds. */
	other: string;
}

/** Returns a number of things in words: “مكان واحد”, “3 أماكن”, “11 مكانًا”. */
export function counted(count: number, noun: ArabicNoun): string {
	const form = pluralRules(wordsLocale).select(count);
	if (form === 'one') return noun.one;
	if (form === 'two') return noun.two;
	const word = form === 'few' || form === 'many' ? noun[form] : noun.other;
	return `${numberFormat(wordsLocale).format(count)} ${word}`;
}

const noun = (one: string, two: string, few: string, many: string, other: string) => ({
	one,
	two,
	few,
	many,
	other,
});

export const nouns = {
	place: noun('مكان واحد', 'مكانان', 'أماكن', 'مكانًا', 'مكان'),
	event: noun('فعالية واحدة', 'فعاليتان', 'فعاليات', 'فعالية', 'فعالية'),
	list: noun('قائمة واحدة', 'قائمتان', 'قوائم', 'قائمة', 'قائمة'),
	listOfPlaces: noun(
		'قائمة أماكن واحدة',
		'قائمتا أماكن',
		'قوائم أماكن',
		'قائمة أماكن',
		'قائمة أماكن',
	),
	person: noun('شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'),
	time: noun('مرة واحدة', 'مرتان', 'مرات', 'مرة', 'مرة'),
	year: noun('سنة واحدة', 'سنتان', 'سنوات', 'سنة', 'سنة'),
	star: noun('نجمة واحدة', 'نجمتان', 'نجوم', 'نجمة', 'نجمة'),
};
