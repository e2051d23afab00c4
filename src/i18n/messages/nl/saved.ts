import type { SavedMessages } from '../en/saved.ts';

export const saved: SavedMessages = {
	button: {
		save: 'Bewaren',
		saved: 'Bewaard',
		saveName: '{name} bewaren',
		savedName: 'Bewaard: {name}',
		share: 'Delen',
	},
	notices: {
		kept: 'In deze browser bewaard.',
		showAll: 'Alles tonen',
		removed: 'Verwijderd: {name}',
		undo: 'Ongedaan maken',
		copied: 'Link gekopieerd.',
		notCopied: 'De link kon niet worden gekopieerd: {address}',
		off: 'Deze browser bewaart niets voor deze site, dus er kan niets worden bewaard.',
		full: 'In deze browser is er geen ruimte meer voor. Verwijder iets en probeer het opnieuw.',
	},
	browser: {
		entry: '{count} bewaard',
		entries: '{count} bewaard',
		moveUp: '{name} omhoog',
		moveDown: '{name} omlaag',
		moved: '{name} is nu {position} van {count}.',
		note: 'Notitie',
		noteOn: 'Notitie bij {name}',
		gone: 'Niet meer in deze gids.',
		unreadable:
			'Wat hier was bewaard, is niet meer te lezen. Wat je nu bewaart, komt ervoor in de plaats.',
	},
	introduction: (guide) => `${guide}: wat je hebt bewaard. Het blijft in deze browser.`,
	heading: 'Bewaard',
	empty: 'Er is nog niets bewaard.',
	howTo: 'De bladwijzer bij een plek of evenement zet die hier.',
	withoutScript: 'Bewaren vraagt JavaScript, dat deze browser niet uitvoert.',
	ownList: 'Je bewaarde lijst',
};
