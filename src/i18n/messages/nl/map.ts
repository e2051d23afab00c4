import type { Messages } from '../en/messages.ts';

export const map = {
	heading: 'Kaart',
	introduction: (guide, places) => `${guide}: ${places} op één kaart.`,
	zoomIn: 'Inzoomen',
	zoomOut: 'Uitzoomen',
	nearMe: 'Bij mij in de buurt',
	wholeGuide: 'Hele gids',
	close: 'Sluiten',
	chosen: 'Gekozen op de kaart',
	mapLabel: 'Kaart. Pijltoetsen verschuiven de kaart, plus en min veranderen de schaal.',
	skip: 'Kaart overslaan',
	filter: 'Plekken filteren',
	allPlaces: 'Alle plekken tonen',
	listsHeading: 'Dezelfde plekken in lijsten',
	listsIntroduction: 'Alles op de kaart staat ook in deze lijsten.',
	onlyInLists: (places: string) =>
		`Alleen in de lijsten, omdat de ligging niet bekend is: ${places}.`,
	privacy:
		'Naar je locatie wordt alleen gevraagd als je op ‘Bij mij in de buurt’ drukt, en die verlaat dit apparaat nooit.',
	askTiles: (host) =>
		`De beelden van deze kaart komen van ${host}. Daar zouden je internetadres en het bekeken deel van de kaart bekend worden; daarom wordt er niets van geladen tot je akkoord gaat.`,
	agree: (host) => `Kaart van ${host} laden`,
	withdraw: (host) => `Niet meer van ${host} laden`,
	directions: {
		otherMaps: 'Openen in een andere kaart',
		remembered: 'Deze browser onthoudt je keuze.',
		appleMaps: 'Apple Kaarten',
		gpxFile: 'GPX-bestand',
	},
	browser: {
		onePlace: '{count} plek',
		places: '{count} plekken',
		inView: 'In dit beeld: {places}',
		more: 'en nog {places}; zoom in om alles hier te zien',
		filtered: 'Alleen wat de filters overlaten is te zien: {places}.',
		noneInView: 'In dit beeld ligt geen plek.',
		outside: 'Buiten dit beeld: {places}',
		failed: 'De kaart kon niet worden geladen. De lijsten op deze pagina bevatten alle plekken.',
		locating: 'Je locatie wordt gezocht…',
		positionWithin: 'Je bent binnen de cirkel, die naar elke kant ongeveer {distance} reikt.',
		position: 'Je locatie is aangegeven, maar niet precies.',
		farAway: 'Je bent {distance} van de dichtstbijzijnde plek in deze gids.',
		positionDenied:
			'Je browser vertelt deze pagina niet waar je bent. Je kunt dat in de instellingen van de browser toestaan.',
		positionUnknown: 'Je locatie is op dit moment niet te vinden.',
	},
} satisfies Messages['map'];
