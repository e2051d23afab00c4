import type { Messages } from '../en/messages.ts';

export const map = {
	heading: 'Karte',
	introduction: (guide, places) => `${guide}: ${places} auf einer Karte.`,
	zoomIn: 'Vergrößern',
	zoomOut: 'Verkleinern',
	nearMe: 'In meiner Nähe',
	wholeGuide: 'Ganzer Reiseführer',
	close: 'Schließen',
	chosen: 'Auf der Karte gewählt',
	mapLabel: 'Karte. Pfeiltasten verschieben sie, Plus und Minus ändern den Maßstab.',
	skip: 'Karte überspringen',
	filter: 'Orte filtern',
	allPlaces: 'Alle Orte zeigen',
	listsHeading: 'Dieselben Orte in Listen',
	listsIntroduction: 'Alles auf der Karte steht auch in diesen Listen.',
	onlyInLists: (places: string) => `Nur in den Listen, da ihre Lage nicht bekannt ist: ${places}.`,
	privacy:
		'Nach Ihrem Standort wird nur gefragt, wenn Sie „In meiner Nähe“ drücken, und er verlässt dieses Gerät nie.',
	askTiles: (host) =>
		`Die Bilder dieser Karte kommen von ${host}. Dort würden Ihre Internetadresse und der betrachtete Ausschnitt bekannt; deshalb wird nichts von dort geladen, bis Sie zustimmen.`,
	agree: (host) => `Karte von ${host} laden`,
	withdraw: (host) => `Nicht mehr von ${host} laden`,
	directions: {
		otherMaps: 'In einer anderen Karte öffnen',
		remembered: 'Dieser Browser merkt sich Ihre Wahl.',
		appleMaps: 'Apple Karten',
		gpxFile: 'GPX-Datei',
	},
	browser: {
		onePlace: '{count} Ort',
		places: '{count} Orte',
		inView: 'In diesem Ausschnitt: {places}',
		more: 'und außerdem {places}; vergrößern Sie, um alles hier zu sehen',
		filtered: 'Gezeigt wird nur, was die Filter übrig lassen: {places}.',
		noneInView: 'In diesem Ausschnitt liegt kein Ort.',
		outside: 'Außerhalb dieses Ausschnitts: {places}',
		failed:
			'Die Karte konnte nicht geladen werden. Die Listen auf dieser Seite enthalten alle Orte.',
		locating: 'Ihr Standort wird gesucht …',
		positionWithin:
			'Sie sind innerhalb des Kreises, der nach jeder Seite etwa {distance} weit reicht.',
		position: 'Ihr Standort ist eingezeichnet, aber nicht genau.',
		farAway: 'Sie sind {distance} vom nächsten Ort dieses Reiseführers entfernt.',
		positionDenied:
			'Ihr Browser teilt dieser Seite Ihren Standort nicht mit. Sie können das in seinen Einstellungen erlauben.',
		positionUnknown: 'Ihr Standort ist gerade nicht zu ermitteln.',
	},
} satisfies Messages['map'];
