/** Lists the words for what is paid, in the languages of the interface. */
const rates = wordsOf(
	[
		'rate rates price prices fare fares Tarif Tarife Preis Preise tarif tarifs prix tarifa tarifas',
		'precio precios preço preços tariffa tariffe prezzo prezzi tarief tarieven prijs prijzen 料金',
	].join(' '),
);
/** Lists the words for what is paid beside a rate. */
const supplements = wordsOf(
	[
		'charge charges supplement supplements surcharge surcharges Zuschlag Zuschläge Aufpreis',
		'supplément suppléments suplemento suplementos supplemento supplementi toeslag toeslagen 追加料金',
	].join(' '),
);

/**
 * Which rate it is, by who pays or how much of it; whatever else is said of one, such as “unique”
 * or “libre”, tells something.
 */
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
/** Lists the words for what some pay alone, but perhaps more than others: no reductions. */
const kindsOfOtherRates = wordsOf(
	'extra additional group groups Gruppen groupe groupes grupo grupos gruppi gruppo groepen',
);
/** Lists the words for what most pay. */
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

/** Lists what a form for prices leaves behind where it was only ticked. */
const yes = wordsOf('yes ja sí oui sim sì はい');

/** The words of a text, each once and in small letters; digits and signs are none. */
export function wordsOf(text: string): Set<string> {
	const words = text
		.normalize()
		.toLowerCase()
		.split(/[^\p{L}]+/u);
	return new Set(words.filter((word) => word !== ''));
}

/** Whether a word names what is paid. */
export function isRate(word: string): boolean {
	return (
		rates.has(word) ||
		supplements.has(word) ||
		[compoundOfReducedRate, compoundOfOtherRate, compoundOfFullRate].some((name) => name.test(word))
	);
}

/** Whether a word names what is paid beside a rate. */
export function isSupplement(word: string): boolean {
	return supplements.has(word);
}

/** Whether a word says which rate it is. */
export function isKind(word: string): boolean {
	return [kindsOfReducedRates, kindsOfOtherRates, kindsOfFullRates].some((kinds) =>
		kinds.has(word),
	);
}

/** Whether a word names the rate that most pay. */
export function isOfFullRate(word: string): boolean {
	return kindsOfFullRates.has(word) || compoundOfFullRate.test(word);
}

/** Whether a word names a rate for some alone. */
export function isOfSome(word: string): boolean {
	return isReduced(word) || isOfOther(word);
}

/** Whether a word names a rate below the full one. */
export function isReduced(word: string): boolean {
	return kindsOfReducedRates.has(word) || compoundOfReducedRate.test(word);
}

/** Whether a word names a rate for some alone that may be no reduction, as that of groups. */
export function isOfOther(word: string): boolean {
	return kindsOfOtherRates.has(word) || compoundOfOtherRate.test(word);
}

/** Whether a word only says yes. */
export function isYes(word: string): boolean {
	return yes.has(word);
}

/** Whether a word only links others. */
export function isLinking(word: string): boolean {
	return linking.has(word);
}
