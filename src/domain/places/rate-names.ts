import {
	isKind,
	isLinking,
	isOfFullRate,
	isOfOther,
	isOfSome,
	isRate,
	isReduced,
	isSupplement,
	isYes,
	wordsOf,
} from './rate-words.ts';

/** A span of ages or one of its ends; a single year is rather how long a ticket is valid. */
const age =
	/(?<![\p{L}\p{N}.,])\d{1,2}(?:\s*(?:[-–—/～]|->|and|to|à|et|bis|und|a|y|e|tot|en)\s*\d{1,2})?\s*(?:ans|years|yrs|y\.?\s?o|jahren?|años|anni|jaar|anos|歳(?:未満|以上|以下|から|まで)?)(?![\p{L}\p{N}])/giu;
const limits = wordsOf(
	[
		'under over below above from between up old aged age moins plus jusqu jusque à partir entre âgés inclus',
		'unter über ab bis von zwischen alt menos más hasta desde mayores menores meno più fino da a ai dai di',
		'sotto sopra oltre i tot vanaf onder boven tussen t met m ouder jonger mais até partir maiores',
	].join(' '),
);
const upperLimits = wordsOf(
	'under below up moins jusqu jusque unter bis menos hasta menores meno fino sotto tot onder jonger até',
);
/** Matches what parts the first of those who are listed from the others. */
const nextInList = /[,，、&]|\s(?:and|et|und|y|e|en)\s/u;

/**
 * Whether a part of a price is only the name of a rate (“Base rate - full rate”, “Tarif réduit”) or
 * a mere “yes”, and tells nothing of what is to be paid.
 */
export function isBareRateName(part: string): boolean {
	if (/[\p{N}\p{Sc}]/u.test(part)) return false;
	const words = [...wordsOf(part)];
	const isKnown = (word: string) => isRate(word) || isKind(word) || isLinking(word);
	return words.some(isRate) ? words.every(isKnown) : words.length === 1 && words.every(isYes);
}

/**
 * Whether a part of a price is only the name of a reduced rate (“Child rate”, “Tarif réduit”) or a
 * mere “yes”: where the full rate is free, nobody pays by it. Supplements, extras and rates of
 * groups are none.
 */
export function isBareReduction(part: string): boolean {
	const words = [...wordsOf(part)];
	const isOther = (word: string) => isSupplement(word) || isOfOther(word) || isOfFullRate(word);
	const isLess = (word: string) => isReduced(word) || isYes(word);
	return isBareRateName(part) && words.some(isLess) && !words.some(isOther);
}

/**
 * Whether a part of a price is only the name of the rate that most pay: “Base rate - full rate”,
 * “Adult rate”.
 */
export function isBareFullRate(part: string): boolean {
	return isBareRateName(part) && [...wordsOf(part)].some(isOfFullRate);
}

/**
 * Whether a part of a price is of a rate for some alone, named before a colon: “Child rate: 5 EUR”.
 */
export function isOfPartialRate(part: string): boolean {
	const [name = ''] = part.split(/[:：]/, 1);
	const words = [...wordsOf(name)];
	return isBareRateName(name) && words.some(isOfSome) && !words.some(isOfFullRate);
}

/**
 * Whether a part of a price only says who pays, as a group or by age (“(Enfants)”, “(- 7 ans)”,
 * “(under 6 years)”), and tells nothing of what is to be paid. Any number but of years may be an
 * amount, or say how many come together.
 *
 * In parentheses, whoever is listed after the young, as in “(- 18 ans, carte ICOM)”, pays as they
 * do.
 */
export function isBareGroup(part: string): boolean {
	const rest = part.replace(age, ' ');
	if (/[\p{N}\p{Sc}%]/u.test(rest)) return false;
	const words = [...wordsOf(rest)];
	const isKnown = (word: string) => isKind(word) || limits.has(word) || isLinking(word);
	if (words.every(isKnown)) return rest !== part || words.some(isKind);
	return isListOfYoung(part);
}

function isListOfYoung(part: string): boolean {
	const [, listed] = /^[(（]+(.*)[)）]$/su.exec(part) ?? [];
	const [first = '', second] = (listed ?? '').split(nextInList, 2);
	const rest = first.replace(age, ' ');
	if (second === undefined || rest === first) return false;
	const words = [...wordsOf(rest)];
	const isUpper = /^\s*[-–—<]/.test(first) || words.some((word) => upperLimits.has(word));
	return isUpper && words.every((word) => limits.has(word) || isLinking(word));
}
