import { expect, test } from '@playwright/test';
import { longTexts as textsOf } from '../../../../../src/ui/view-models/text/paragraphs.ts';

/** Returns the texts of a place whose name no text tells by itself. */
function longTexts(description: string | undefined, editorial: string | undefined) {
	return textsOf(description, editorial, 'Restaurant Assa');
}

const assa =
	'Assa means morning in Japanese. Anthony and Fumiko specialise in creating French gourmet cuisine based around local produce.';

test('the editors’ text comes before the description', () => {
	expect(longTexts('A quay.\n\nBoats.', 'The best sunset in town.')).toEqual({
		lead: ['The best sunset in town.'],
		description: ['A quay.', 'Boats.'],
	});
	expect(longTexts(undefined, 'The best sunset in town.')).toEqual({
		lead: [],
		description: ['The best sunset in town.'],
	});
});

test('a line that was broken by hand is whole in each text, and a list keeps its lines', () => {
	expect(
		longTexts(
			'The priory is inspired by both the\nMedieval period.\nBoats\nOars',
			'A walk on the\nquay.',
		),
	).toEqual({
		lead: ['A walk on the quay.'],
		description: ['The priory is inspired by both the Medieval period.\nBoats\nOars'],
	});
});

test('a text that the description says again is shown once', () => {
	for (const again of [
		assa,
		'Assa means morning in Japanese.',
		assa.replace('Japanese. Anthony', 'Japanese – Anthony').toUpperCase(),
		'Anthony and Fumiko specialise in French gourmet cuisine based around local produce.',
	]) {
		expect(longTexts(assa, again), again).toEqual({ lead: [], description: [assa] });
	}
});

test('a text of which a word was corrected is shown once, unless it is a number', () => {
	const text =
		'Assa means morning in Japanese. Anthony and Fumiko, who opened it in 2015, specialise in creating French gourmet cuisine based around local produce.';

	const shown = (own: string) => longTexts(text, text.replace('2015', own)).description.length;

	expect(longTexts(text, text.replace('produce', 'produces')).description).toEqual([text]);
	expect([shown('2015'), shown('2016')]).toEqual([1, 2]);
});

test('a sentence of few words is shown once also where one in its middle was corrected', () => {
	const text =
		'Jules César en parle. Pourquoi a t-il laissé son nom à cet étrange et exceptionnel enchevêtrement de galeries souterraines ?';
	const sentence = text.slice('Jules César en parle. '.length);

	const again = sentence.replace('enchevêtrement', 'enchevètrement');
	expect(longTexts(text, again)).toEqual({ lead: [], description: [text] });
	for (const own of [
		sentence.replace('enchevêtrement', 'alignement'),
		sentence.replace('étrange et exceptionnel', 'exceptionnel et étrange'),
	]) {
		expect(longTexts(text, own).lead, own).toEqual([own]);
	}
});

test('a sentence is shown once whatever accents it has', () => {
	const golf =
		'The restaurant of the Château de Cheverny Golf offers traditional cuisine and regional dishes.';
	const terroir =
		'This restaurant is all about the terroir, even down to the décor designed by craftsmen. Meals are served at noon.';
	for (const [description, own] of [
		[golf, golf.replace('â', 'a')],
		[golf, golf.replace('â', 'a\u0302')],
		[golf.replace('â', 'a'), golf],
		['Fermé à Noël, toute l’année.', 'Ferme a Noel.'],
		['Café. Open at noon.', 'Cafe...'],
		[terroir, terroir.replace('é', 'e').replace('Meals are served at noon.', '')],
	] as const) {
		expect(longTexts(description, own), own).toEqual({ lead: [], description: [description] });
	}
	expect(longTexts('港のパン。', '港のハン。').lead).toEqual(['港のハン。']);
	const inn =
		'In the heart of the valley, the Hôtel stands in gorgeous gardens and offers comfortable stays. It is run by a family.';
	const own =
		'In the heart of the valley, the hotel offers comfortable stays. It has had one owner.';
	expect(longTexts(inn, `${own} It is run by a family.`).lead).toEqual([own]);
});

test('a sentence with a word of its own is shown, and so is one in another order', () => {
	expect(longTexts(assa, assa.replace('local', 'seasonal'))).toEqual({
		lead: [],
		description: [
			assa,
			'Anthony and Fumiko specialise in creating French gourmet cuisine based around seasonal produce.',
		],
	});
	for (const own of ['Produce local around based cuisine gourmet French.', '朝']) {
		expect(longTexts(assa, own).lead, own).toEqual([own]);
	}
});

test('a sentence with a number or a word that the description has elsewhere only is shown', () => {
	const prices =
		'Guided tours cost 8 euros for adults. Entry costs 5 euros for adults and is free for children under the age of 12.';
	const towers =
		'The south tower of the castle is open to visitors in summer. The bridge on the north side is not.';

	for (const [description, own] of [
		[prices, 'Entry costs 8 euros for adults and is free for children under the age of 12.'],
		[towers, 'The north tower of the castle is open to visitors in summer.'],
		[towers, 'The south tower of the castle is open to visitors in north.'],
	] as const) {
		expect(longTexts(description, own).lead, own).toEqual([own]);
	}
});

test('a sentence that is told in fewer words, or corrected beside a number, is shown once', () => {
	const text =
		'In the quiet old village of Assa the 12 rooms in total of the hotel on the southern bank offer a fine view of the river.';

	for (const [one, other] of [
		['12 rooms in total of', '12 rooms of'],
		['the quiet old village', 'the village'],
		['hotel on', 'hotels on'],
	] as const) {
		expect(longTexts(text, text.replace(one, other)).description, other).toEqual([text]);
	}
});

const monks =
	'Venez sur les traces des moines de l’ordre des Bénédictins découvrir leurs lieux de vie, l’étang des Roseaux et le moulin banal.';

test('a short fact after sentences that the description says follows it', () => {
	const description = `${monks} Visite de 15 h à 17 h.`;
	expect(longTexts(description, `${monks} Visite sur réservation.`)).toEqual({
		lead: [],
		description: [description, 'Visite sur réservation.'],
	});
	expect(longTexts(description, `${monks}\n\nSPECTACLE TRÈS JEUNE PUBLIC`)).toEqual({
		lead: [],
		description: [description, 'SPECTACLE TRÈS JEUNE PUBLIC'],
	});
});

test('an editors’ text of which the first sentence is left leads, whatever is left out behind it', () => {
	const description = `${monks} Visite de 15 h à 17 h.`;
	expect(longTexts(description, `Un prieuré grandmontain. ${monks} Chiens admis.`)).toEqual({
		lead: ['Un prieuré grandmontain. Chiens admis.'],
		description: [description],
	});
});

test('a word of its own is no correction, however long its sentence is', () => {
	const own = monks.replace('moulin banal', 'moulin banal, visites, ateliers et dégustation');
	const description = `${monks} Visites et ateliers.`;
	expect(longTexts(description, own).lead).toEqual([own]);
});

test('a sentence is shown once also where the space after its full stop was forgotten', () => {
	const glued = `${assa}They grow herbs. Boats.`;
	expect(longTexts(`${assa} They grow herbs. A quay.`, glued)).toEqual({
		lead: [],
		description: [`${assa} They grow herbs. A quay.`, 'Boats.'],
	});
	expect(longTexts(`${assa} A quay.`, `Cranes and docks.${assa} Boats.`)).toEqual({
		lead: ['Cranes and docks. Boats.'],
		description: [`${assa} A quay.`],
	});
	const gallery =
		'On y voit des peintures, photographies…Exposition des sculptures de Marpa. À voir.';
	expect(longTexts(gallery, 'La saison 2021. Exposition des sculptures de Marpa.')).toEqual({
		lead: ['La saison 2021.'],
		description: [gallery],
	});
});

test('an editors’ text that says the whole description and more stands in for it', () => {
	const editorial = `${monks} Visite de 15 h à 17 h.\n\nAnimé par Emilie Tillier`;
	expect(longTexts(`${monks} Visite de 15 h à 17 h.`, editorial)).toEqual({
		lead: [],
		description: [`${monks} Visite de 15 h à 17 h.`, 'Animé par Emilie Tillier'],
	});
});

test('a short sentence is not said by a longer one that limits or denies it', () => {
	for (const own of ['Free', 'Free.', 'Open on Mondays.', 'Free entry for children.']) {
		const description = 'Free for members. Not open on Mondays. Free entry for children under 6.';
		expect(longTexts(description, own).lead, own).toEqual([own]);
	}
	expect(
		longTexts('Service attentionné et discret, bonne cave.', 'Service attentionné et discret.'),
	).toEqual({ lead: [], description: ['Service attentionné et discret, bonne cave.'] });
});

test('a short sentence is said by one that goes on with an address, not by one with a condition', () => {
	const description = 'Open on Mondays in July. Booking is by e-mail to ana@reis.pt';
	expect(longTexts(description, 'Booking is by e-mail.')).toEqual({
		lead: [],
		description: [description],
	});
	expect(longTexts(description, 'Open on Mondays.').lead).toEqual(['Open on Mondays.']);
});

test('a text that is cut off is said where it goes on', () => {
	const description = `${assa} They grow all their herbs. Vous pourrez goûter.`;
	for (const cut of [`${assa} They grow all`, `${assa.replace('Assa', 'ASSA')} Vous pour...`]) {
		expect(longTexts(description, cut).description, cut).toEqual([description]);
	}
	// Not in the middle of a sentence, where it may mean the contrary.
	expect(longTexts('Not accessible by car.', 'accessible by car').lead).toEqual([
		'accessible by car',
	]);
});

test('a sentence that refers to one that would be left out keeps the text whole', () => {
	for (const own of ['It is closed on Mondays.', 'Dans ce parc, les chiens sont admis.']) {
		const editorial = `${monks} ${own}`;
		expect(longTexts(`${monks} Open all year.`, editorial).lead, own).toEqual([editorial]);
	}
	const paragraphs = `${monks}\n\nIt is closed on Mondays.`;
	expect(longTexts(`${monks} Open all year.`, paragraphs)).toEqual({
		lead: [],
		description: [`${monks} Open all year.`, 'It is closed on Mondays.'],
	});
});

test('a time or a price is not left without the sentence that says of what it is', () => {
	for (const [description, own] of [
		[
			'Visites guidées tous les jours sauf lun. 10 h et 15 h.',
			'Visites guidées tous les jours sauf lun. 11 h et 16 h.',
		],
		['Chambre pour 2 pers. 60 € la nuit. Piscine.', 'Chambre pour 2 pers. 80 € la nuit. Jardin.'],
		['Geöffnet tägl. 10-18 h. Park.', 'Geöffnet tägl. 9-17 h. Garten.'],
		['Visites tous les jours. 10 h et 15 h.', 'Visites tous les jours. 11h30 et 16 h.'],
		['Chambre avec balcon. 60 € la nuit.', 'Chambre avec terrasse. 60 € la nuit.'],
		['Chambre avec terrasse. 60 € la nuit.', 'Chambre avec terrasse. 80,50 € la nuit.'],
	] as const) {
		expect(longTexts(description, own).lead, own).toEqual([own]);
	}
});

test('a number and a short word before it, which may be an abbreviation, are told together', () => {
	for (const [description, own] of [
		['Studios par app. 12 lits en tout. Piscine.', 'Studios par app. 14 lits en tout.'],
		['Studio, 1 chbr. 12 lits en tout.', 'Studio, 2 chbr. 12 lits en tout.'],
	] as const) {
		expect(longTexts(description, own).lead, own).toEqual([own]);
	}
});

test('a number after a word that ends a sentence is told alone', () => {
	const digs = 'Un couvent, grâce aux fouilles archéologiques récentes.';
	expect(longTexts(`${digs} Entrée libre.`, `${digs} 30 pers. max. par visite.`)).toEqual({
		lead: [],
		description: [`${digs} Entrée libre.`, '30 pers. max. par visite.'],
	});
	const king = 'François 1er : son règne n’a plus de secret pour vous.';
	expect(longTexts(`${king} Entrée libre.`, `${king} 500 places assises.`)).toEqual({
		lead: [],
		description: [`${king} Entrée libre.`, '500 places assises.'],
	});
	const tour = 'A personalised, unusual and unexpected tour.';
	expect(longTexts(`${tour} Free.`, `${tour} 3 options to choose.`).description).toEqual([
		`${tour} Free.`,
		'3 options to choose.',
	]);
	const game = 'Find the clues around the place.';
	expect(longTexts(`A game. 2 rooms for six.`, `${game} 2 rooms for six.`).lead).toEqual([game]);
});

test('Japanese is judged by its sentences as well', () => {
	expect(longTexts('港の眺めがよい。駐車場あり。', '港の眺めがよい。要予約。')).toEqual({
		lead: [],
		description: ['港の眺めがよい。駐車場あり。', '要予約。'],
	});
});

test('no text begins with the name alone, which heads the page', () => {
	expect(textsOf(`Assa. ${assa}\n\nBoats.`, 'Assa!\nA quay.', 'ASSA')).toEqual({
		lead: [],
		description: [assa, 'Boats.', 'A quay.'],
	});
	expect(textsOf(undefined, 'Assa\n\nA quay.', 'Assa').description).toEqual(['A quay.']);
	expect(textsOf(`Assa. ${assa}`, 'Assa.', 'Assa')).toEqual({ lead: [], description: [assa] });
});

test('a sentence of the editors’ text that says the name in pieces is left out', () => {
	const name = 'Ateliers des 6-10 ans : Vacances de la Toussaint à Vendôme';
	const pieces = 'Vacances de la Toussaint - Ateliers des 6-10 ans.';
	const description = 'Nouveau ! Découvrir les gargouilles en s’amusant. À 14 h 30.';

	for (const own of [pieces, 'Vacances de la Toussaint', 'ATELIERS (6-10 ans), Vendôme !']) {
		const editorial = `Nouveau ! ${own}\n\nDécouvrir les gargouilles en s’amusant.`;
		expect(textsOf(description, editorial, name), own).toEqual({
			lead: [],
			description: [description],
		});
		expect(textsOf(description, `${own}\n\nChiens admis.`, name), own).toEqual({
			lead: ['Chiens admis.'],
			description: [description],
		});
	}
});

test('a sentence stays that says more than the name, or hardly anything, or that the next one refers to', () => {
	const name = 'Ateliers des 6-10 ans : Vacances de la Toussaint à Vendôme';
	for (const own of [
		'Ateliers des 6-10 ans - Vacances de Noël.',
		'Ateliers à Vendôme : 6-10 €.',
		'À Vendôme.',
		'Vacances de la Toussaint. Elles durent deux semaines.',
	]) {
		expect(textsOf('Open all year.', own, name).lead, own).toEqual([own]);
	}
});
