/**
 * Matches what makes the word before it a bank or a card, and no credit: “Crédit Agricole”, “credit
 * card”.
 */
const noCredit = String.raw`[\s_-](?:agricole|coop|foncier|lyonnais|municipal|mutuel|suisse|union|cards?(?!\p{L}))`;
const creditWord = String.raw`(?:photos?[\s_-])?cr(?:é|e\u0301?)dits?(?!${noCredit})(?:[\s_-]photos?)?`;
const copyrightSign = String.raw`©|\(c\)`;

/** “©”, “(c)”, “Copyright ©”, “crédit photo” before a name, in words and in names of files. */
const rightsSign = new RegExp(
	String.raw`(?:${copyrightSign}|(?<![\p{L}\p{N}])(?:copyright|${creditWord})(?![\p{L}\p{M}\p{N}])(?:\s?:)?(?:\s?(?:${copyrightSign}))?)`,
	'giu',
);
const mayHaveSign = /©|\(c\)|copyright|cr.{1,2}dit/i;

/** Where a text names somebody by a sign: the sign, its beginning and its end. */
export interface RightsSign {
	start: number;
	end: number;
	/** Whether it says whose the copyright is, not only whom to credit. */
	isCopyright: boolean;
}

/** The signs in a text that name a holder of rights or a credit after them, in its order. */
export function rightsSigns(text: string): RightsSign[] {
	if (!mayHaveSign.test(text)) return [];
	return [...text.matchAll(rightsSign)].map(({ 0: sign, index }) => ({
		start: index,
		end: index + sign.length,
		isCopyright: /©|\(c\)|copyright/i.test(sign),
	}));
}
