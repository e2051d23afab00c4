import type { Lexicon, NameWords } from './lexicon.ts';

export const nameWords: NameWords = {
	spellings: [['sankt', 'st']],
	pluralEndings: [
		['', 'n'],
		['', 'en'],
	],
};

/** German. */
export const de: Lexicon = {
	placeholders: [
		'keine',
		'keine Angabe',
		'keine Angaben',
		'k. A.',
		'ohne Angabe',
		'nicht angegeben',
		'nicht bekannt',
		'nicht zutreffend',
		'keine Daten',
		'keine Informationen',
		'keine Information',
		'kein Eintrag',
		'unbekannt',
	],
	prices: {
		free: [
			'Kostenlos',
			'Kostenlose',
			'Kostenloser',
			'Kostenfrei',
			'Gratis',
			'Umsonst',
			'Eintritt frei',
			'Freier Eintritt',
		],
		from: ['ab', 'von'],
		per: ['pro', 'je'],
		money: ['Euro', 'Franken', 'Cent', 'ct'],
	},
	licences: {
		by: ['namensnennung'],
		nc: ['nicht kommerziell', 'keine kommerzielle nutzung'],
		nd: ['keine bearbeitung', 'keine bearbeitungen'],
		sa: ['weitergabe unter gleichen bedingungen'],
		beside: ['international', 'nicht portiert', 'lizenz', 'lizenziert unter'],
	},
	credit: ['Bildnachweis', 'Fotonachweis'],
	postBox: ['Postfach'],
	fax: ['Fax', 'Telefax', 'Faxnummer'],
	telephone: ['Tel', 'Telefon', 'Mobil'],
	statuses: {
		calledOff: ['abgesagt', 'verschoben', 'entfällt', 'fällt aus'],
		soldOut: ['ausverkauft'],
	},
	names: nameWords,
	yesOrNo: ['Ja', 'Nein'],
	plurals: [
		[/$/, 'e'],
		[/$/, 'en'],
		[/(?<=e)$/, 'n'],
		[/(?<=[aeiouy])$/, 's'],
		[/um$/, 'en'],
	],
	covers: {
		motifs: {
			church: 'kirche',
			palace: 'schloss',
			beach: 'strand',
		},
		forms: {
			castle: { 3: 'ruine' },
		},
	},
};
