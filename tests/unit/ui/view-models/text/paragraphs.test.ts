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

test('a text that the description says again is shown once', () => {
	for (const again of [
		assa,
		'Assa means morning in Japanese.',
		assa.replace('Japanese. Anthony', 'Japanese – Anthony').toUpperCase(),
	]) {
		expect(longTexts(assa, again), again).toEqual({ lead: [], description: [assa] });
	}
});

test('a text that is told in other words is shown as well', () => {
	for (const own of [
		assa.replace('produce', 'produces'),
		'Anthony and Fumiko specialise in French gourmet cuisine based around local produce.',
	]) {
		const { lead, description } = longTexts(assa, own);
		expect([...lead, ...description].join(' '), own).toContain(own.split('Japanese. ').at(-1));
	}
});

test('a sentence is shown once whatever accents it has', () => {
	const golf =
		'The restaurant of the Château de Cheverny Golf offers traditional cuisine and regional dishes.';
	for (const [description, own] of [
		[golf, golf.replace('â', 'a')],
		[golf, golf.replace('â', 'a\u0302')],
		[golf.replace('â', 'a'), golf],
		['Fermé à Noël. Ouvert en été.', 'Ferme a Noel.'],
		['Café. Open at noon.', 'Cafe...'],
	] as const) {
		expect(longTexts(description, own), own).toEqual({ lead: [], description: [description] });
	}
	expect(longTexts('港のパン。', '港のハン。').lead).toEqual(['港のハン。']);
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
});

test('a sentence that may refer to one that is left out follows the description', () => {
	expect(longTexts(`${monks} Open all year.`, `${monks} It is closed on Mondays.`)).toEqual({
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
