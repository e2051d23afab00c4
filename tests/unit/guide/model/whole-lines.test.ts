import { expect, test } from '@playwright/test';
import { wholeLines } from '../../../../src/guide/model/whole-lines.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

test('a line that ends with an article, a preposition or “and” goes on with the next one', () => {
	for (const text of [
		'The priory is inspired by both the\nMedieval and Renaissance periods.',
		'Le petit musée pour\nregards curieux',
		'Visites guidées et\nDégustations',
		'Das Schloss und der Park zum\nUfer',
		'For beginners from 15 years old and\nadvanced level',
		'Castelo de\nSão Jorge',
	]) {
		expect(wholeLines(text), text).toBe(text.replace('\n', ' '));
	}
});

test('a word that may end a sentence too goes on with a word in small letters alone', () => {
	for (const text of [
		'Das Schloss, in dem man das\nganze Jahr über feiert',
		'A short walk from\nthe quay',
		'Het kasteel en het\nruime park',
		'Um castelo e\numa praça',
	]) {
		expect(wholeLines(text), text).toBe(text.replace('\n', ' '));
	}
	for (const text of [
		'Melden Sie sich bitte vorher an\nEintritt frei',
		'Wir machen das\nRufen Sie uns an',
		'Wo bist du\nBremen',
		'Es geht los\nEintritt frei',
		'Two menus to choose from\nBreakfast included',
		'Toys to play with\nSwings',
		'Ships to look at\nOpen daily',
		'A past to be proud of\nOpen daily',
		'Fietsen huren? Wij regelen het\nWelkom',
		'Hotel en la Costa del Sol, zona sur\nPiscina',
		'Gleis a\nGleis b',
		'Bus e\nTram',
		'zona sur\npiscina',
	]) {
		expect(wholeLines(text), text).toBe(text);
	}
});

test('a long line, or one beside the end of a sentence, goes on with one that begins with a small letter', () => {
	for (const text of [
		'The 11th century reveals its Roman and Gothic remains to all who come. Pierre\nde Ronsard became the prior.',
		'Hot air balloon flight. 3-hour activity. Starts early\nin the morning',
		'Concept of interactive leisure activities for 6-25\nplayers. Equipped with a laser gun',
		'L’hôtel dispose de cinquante chambres à proximité des commerces\net des restaurants',
	]) {
		expect(wholeLines(text), text).toBe(text.replace('\n', ' '));
	}
	expect(
		wholeLines(
			'The museum shows ships, charts and the stories of those who sailed\nby them on three floors, and of those who stayed at home and waited\nfor their return',
		),
	).toBe(
		'The museum shows ships, charts and the stories of those who sailed by them on three floors, and of those who stayed at home and waited for their return',
	);
});

test('the lines of lists, addresses and paragraphs stay apart', () => {
	for (const text of [
		'sans réservation\njauge limitée',
		'4 chambres double 2pers 60€ petits dejeuners compris\nlit supplementaire 15€',
		'une chambre avec un lit double et une salle de bain privative\nune cuisine équipée avec un four, un lave-vaisselle et une table\nun jardin',
		'Concert dans la grande salle de la mairie, entrée libre pour tous, 12 €\ngratuit le matin',
		'Toutes les informations sont sur le site de la commune de Blois\nwww.blois.example',
		'Toutes les informations sont au bureau de la commune de Blois\ntél. 02 54',
		'Toutes les informations sont au bureau de la commune de Blois\nmail : a@b.example',
		'Rooms with a view of the river and of the old town on its hill\nb) rooms without',
		'Come in\nOpen daily',
		'From 9 am\nClosed on Mondays',
		'Médaille d’or\nVins de Loire',
		'Un calvaire du quotidien et au\nRéservation 02 47 73',
		'Wir laden ein\nEintritt frei',
		'Profitez-en\nEntrée libre',
		'Boissons et\n- jus',
		'A quay by the\n\nRiver',
		'A whole sentence that ends where its line does, with a full stop.\nand another one',
	]) {
		expect(wholeLines(text), text).toBe(text);
	}
});

test('lines are made whole in a time that grows with the text', () => {
	const text = 'Ships, maps and the\n'.repeat(20_000);
	expect(wholeLines(text)).toBe(text.replaceAll('\n', ' ').replace(/ $/, '\n'));
	for (const part of [
		'Ships, maps and the\n',
		'Ships to look at\n',
		'Ships of the old town. The\n',
	]) {
		expect(
			growth(10_000, (times) => wholeLines(part.repeat(times))),
			part,
		).toBeLessThan(steadyGrowth);
	}
});
