/** What is paid, in the languages of the interface. */
const rates = wordsOf(
	[
		'rate rates price prices fare fares Tarif Tarife Preis Preise tarif tarifs prix tarifa tarifas',
		'precio precios preço preços tariffa tariffe prezzo prezzi tarief tarieven prijs prijzen 料金',
	].join(' '),
);
/** What is paid beside a rate. */
const supplements = wordsOf(
	[
		'charge charges supplement supplements surcharge surcharges Zuschlag Zuschläge Aufpreis',
		'supplément suppléments suplemento suplementos supplemento supplementi toeslag toeslagen 追加料金',
	].join(' '),
);

/** Which rate it is, by who pays or how much of it; whatever else is said of one, such as “unique” or “libre”, tells something. */
const kindsOfReducedRates = wordsOf(
	[
		'reduced concession concessions child children student students senior seniors',
		'youth family families disabled unemployed',
		'ermäßigter Kinder Familien Schüler Studenten',
		'Arbeitslose Behinderte Schwerbehinderte Rentner',
		'réduit réduits enfant enfants étudiant étudiants',
		'jeune jeunes famille familles scolaire scolaires',
		'dem demandeur demandeurs emploi enseignant enseignants handicapé handicapés pmr',
		'reducida niño niños estudiantes desempleados discapacitados jubilados',
		'reduzida criança crianças família famílias estudantes desempregados',
		'ridotta ridotto bambini bambino studenti famiglia famiglie disabili disoccupati',
		'gereduceerd kinderen studenten gezinnen werklozen',
	].join(' '),
);
/** What some pay alone, but perhaps more than others: no reductions. */
const kindsOfOtherRates = wordsOf(
	'extra additional group groups Gruppen groupe groupes grupo grupos gruppi gruppo groepen',
);
/** What most pay. */
const kindsOfFullRates = wordsOf(
	[
		'base basic full normal standard regular adult adults individual individuals',
		'voller normaler regulärer Erwachsene plein normal adulte adultes individuel individuels',
		'básica general completa entera adulto adultos inteira intera intero adulti',
		'volledig normaal volwassenen',
	].join(' '),
);
const compoundOfReducedRate =
	/^(?:kinder|familien|schüler|studenten|senioren|gezins)(?:tarife?|preise?|tarief|prijs)$|^(?:小人|子供|子ども|割引|学生)料金$/u;
const compoundOfOtherRate = /^(?:gruppen|groeps)(?:tarife?|preise?|tarief|prijs)$|^団体料金$/u;
const compoundOfFullRate =
	/^(?:basis|normal|voll|erwachsenen|vol|normaal)(?:tarife?|preise?|tarief|prijs)$|^(?:基本|通常|一般|大人)料金$/u;
const linking = wordsOf(
	's for and or d l de des le les la pour et ou für und para per y e voor en',
);

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
/** What parts the first of those who are listed from the others. */
const nextInList = /[,，、&]|\s(?:and|et|und|y|e|en)\s/u;

/** What a form for prices leaves behind where it was only ticked. */
const yes = wordsOf('yes ja sí oui sim sì はい');

/**
 * Whether a part of a price is only the name of a rate (“Base rate - full rate”, “Tarif réduit”) or a mere “yes”, and tells nothing of
 * what is to be paid.
 */
export function isBareRateName(part: string): boolean {
	if (/[\p{N}\p{Sc}]/u.test(part)) return false;
	const words = [...wordsOf(part)];
	const isKnown = (word: string) => isRate(word) || isKind(word) || linking.has(word);
	return words.some(isRate) ? words.every(isKnown) : words.length === 1 && words.every(isYes);
}

/**
 * Whether a part of a price is only the name of a reduced rate (“Child rate”, “Tarif réduit”) or a mere “yes”: where the full rate is
 * free, nobody pays by it. Supplements, extras and rates of groups are none.
 */
export function isBareReduction(part: string): boolean {
	const words = [...wordsOf(part)];
	const isOther = (word: string) => supplements.has(word) || isOfOther(word) || isOfFullRate(word);
	const isLess = (word: string) => isReduced(word) || isYes(word);
	return isBareRateName(part) && words.some(isLess) && !words.some(isOther);
}

/** Whether a part of a price is only the name of the rate that most pay: “Base rate - full rate”, “Adult rate”. */
export function isBareFullRate(part: string): boolean {
	return isBareRateName(part) && [...wordsOf(part)].some(isOfFullRate);
}

/** Whether a part of a price is of a rate for some alone, named before a colon: “Child rate: 5 EUR”. */
export function isOfPartialRate(part: string): boolean {
	const [name = ''] = part.split(/[:：]/, 1);
	const words = [...wordsOf(name)];
	return isBareRateName(name) && words.some(isOfSome) && !words.some(isOfFullRate);
}

/**
 * Whether a part of a price only says who pays, as a group or by age (“(Enfants)”, “(- 7 ans)”, “(under 6 years)”), and tells nothing
 * of what is to be paid. Any number but of years may be an amount, or say how many come together.
 *
 * In parentheses, whoever is listed after the young, as in “(- 18 ans, carte ICOM)”, pays as they do.
 */
export function isBareGroup(part: string): boolean {
	const rest = part.replace(age, ' ');
	if (/[\p{N}\p{Sc}%]/u.test(rest)) return false;
	const words = [...wordsOf(rest)];
	const isKnown = (word: string) => isKind(word) || limits.has(word) || linking.has(word);
	if (words.every(isKnown)) return rest !== part || words.some(isKind);
	return isListOfYoung(part);
}

function isKind(word: string): boolean {
	return [kindsOfReducedRates, kindsOfOtherRates, kindsOfFullRates].some((kinds) =>
		kinds.has(word),
	);
}

function isRate(word: string): boolean {
	return (
		rates.has(word) ||
		supplements.has(word) ||
		[compoundOfReducedRate, compoundOfOtherRate, compoundOfFullRate].some((name) => name.test(word))
	);
}

function isYes(word: string): boolean {
	return yes.has(word);
}

function isOfFullRate(word: string): boolean {
	return kindsOfFullRates.has(word) || compoundOfFullRate.test(word);
}

function isOfSome(word: string): boolean {
	return isReduced(word) || isOfOther(word);
}

function isReduced(word: string): boolean {
	return kindsOfReducedRates.has(word) || compoundOfReducedRate.test(word);
}

function isOfOther(word: string): boolean {
	return kindsOfOtherRates.has(word) || compoundOfOtherRate.test(word);
}

function isListOfYoung(part: string): boolean {
	const [, listed] = /^[(（]+(.*)[)）]$/su.exec(part) ?? [];
	const [first = '', second] = (listed ?? '').split(nextInList, 2);
	const rest = first.replace(age, ' ');
	if (second === undefined || rest === first) return false;
	const words = [...wordsOf(rest)];
	const isUpper = /^\s*[-–—<]/.test(first) || words.some((word) => upperLimits.has(word));
	return isUpper && words.every((word) => limits.has(word) || linking.has(word));
}

function wordsOf(text: string): Set<string> {
	const words = text
		.normalize()
		.toLowerCase()
		.split(/[^\p{L}]+/u);
	return new Set(words.filter((word) => word !== ''));
}
