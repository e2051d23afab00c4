/** What is paid, in the languages of the interface. */
const rates = wordsOf(
	'rate rates price prices fare fares Tarif Tarife Preis Preise tarif tarifs prix tarifa tarifas' +
		' precio precios preço preços tariffa tariffe prezzo prezzi tarief tarieven prijs prijzen 料金',
);

/** Which rate it is, by who pays or how much of it; whatever else is said of one, such as “unique” or “libre”, tells something. */
const kindsOfRates = wordsOf(
	[
		'base basic full normal standard regular reduced concession concessions child children adult',
		'adults group groups student students senior seniors youth family families individual individuals',
		'voller ermäßigter normaler regulärer Kinder Erwachsene Gruppen Familien Schüler Studenten',
		'plein normal réduit réduits enfant enfants adulte adultes groupe groupes étudiant étudiants',
		'jeune jeunes famille familles individuel individuels scolaire scolaires',
		'básica general completa entera reducida niño niños adulto adultos grupo grupos estudiantes',
		'inteira reduzida criança crianças família famílias',
		'intera intero ridotta ridotto bambini bambino adulti gruppi gruppo studenti famiglia famiglie',
		'volledig normaal gereduceerd kinderen volwassenen groepen studenten gezinnen',
	].join(' '),
);
const compound =
	/^(?:basis|normal|voll|kinder|erwachsenen|gruppen|familien|schüler|studenten|senioren|vol|normaal|groeps|gezins)(?:tarife?|preise?|tarief|prijs)$|^(?:基本|通常|一般|大人|小人|子供|子ども|団体|割引|学生)料金$/u;
const linking = wordsOf(
	's for and or d l de des le les la pour et ou für und para per y e voor en',
);

/** What a form for prices leaves behind where it was only ticked. */
const yes = wordsOf('yes ja sí oui sim sì はい');

/**
 * Whether a part of a price is only the name of a rate (“Base rate - full rate”, “Tarif réduit”) or a mere “yes”, and tells nothing of
 * what is to be paid.
 */
export function isBareRateName(part: string): boolean {
	if (/[\p{N}\p{Sc}]/u.test(part)) return false;
	const words = [...wordsOf(part)];
	const isRate = (word: string) => rates.has(word) || compound.test(word);
	const isYes = (word: string) => yes.has(word);
	const isKnown = (word: string) => isRate(word) || kindsOfRates.has(word) || linking.has(word);
	return words.some(isRate) ? words.every(isKnown) : words.length === 1 && words.every(isYes);
}

function wordsOf(text: string): Set<string> {
	const words = text
		.normalize()
		.toLowerCase()
		.split(/[^\p{L}]+/u);
	return new Set(words.filter((word) => word !== ''));
}
