import type { SavedMessages } from '../en/saved.ts';

export const saved: SavedMessages = {
	button: {
		save: 'Merken',
		saved: 'Gemerkt',
		saveName: '{name} merken',
		savedName: 'Gemerkt: {name}',
		share: 'Teilen',
	},
	notices: {
		kept: 'In diesem Browser gemerkt.',
		showAll: 'Alle zeigen',
		removed: 'Entfernt: {name}',
		undo: 'Rückgängig',
		copied: 'Link kopiert.',
		notCopied: 'Der Link konnte nicht kopiert werden: {address}',
		off: 'Dieser Browser behält für diese Website nichts; daher kann nichts gemerkt werden.',
		full: 'In diesem Browser ist dafür kein Platz mehr. Entfernen Sie etwas und versuchen Sie es dann noch einmal.',
	},
	browser: {
		entry: '{count} gemerkt',
		entries: '{count} gemerkt',
		moveUp: '{name} nach oben',
		moveDown: '{name} nach unten',
		moved: '{name} steht jetzt an Stelle {position} von {count}.',
		note: 'Notiz',
		noteOn: 'Notiz zu {name}',
		gone: 'Nicht mehr in diesem Reiseführer.',
		unreadable:
			'Was hier gemerkt war, ist nicht mehr lesbar. Was Sie als Nächstes merken, tritt an seine Stelle.',
	},
	introduction: (guide) => `${guide}: was Sie sich gemerkt haben. Es bleibt in diesem Browser.`,
	heading: 'Gemerkt',
	empty: 'Noch ist nichts gemerkt.',
	howTo: 'Das Lesezeichen an einem Ort oder einer Veranstaltung legt sie hier ab.',
	withoutScript: 'Zum Merken braucht es JavaScript, das dieser Browser nicht ausführt.',
	ownList: 'Ihre gemerkte Liste',
};
