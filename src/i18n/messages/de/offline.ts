import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Für diese Seite gibt es neue Inhalte.', show: 'Anzeigen' },
	heading: 'Ohne Netz',
	keptPages: 'Seiten, die ohne Netz da sind',
	taken: 'Mitgenommen',
	takeAlong: {
		ask: 'Dieses Reiseziel offline nutzen',
		start: 'Diese Seiten behalten',
		stop: 'Anhalten',
		remove: 'Diese Seiten entfernen',
		close: 'Jetzt nicht',
		keeping: 'Behaltene Seiten',
		browser: {
			offer: '{pages} Seiten, etwa {size}. Danach lassen sie sich ohne Netz öffnen.',
			littleRoom: 'In diesem Browser sind noch etwa {size} frei: Das reicht vielleicht nicht.',
			progress: '{count} von {pages}',
			done: '{count} von {pages} Seiten sind behalten und lassen sich ohne Netz öffnen.',
			some: 'Nicht zu laden: {count}. Bitte später noch einmal versuchen.',
			full: 'In diesem Browser ist kein Platz mehr: {count} von {pages} Seiten sind behalten.',
			stopped: 'Angehalten: {count} von {pages} Seiten sind behalten.',
			removed: 'Die Seiten werden nicht mehr behalten.',
			failed:
				'Die Liste der Seiten konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
		},
	},
	introduction: (guide) =>
		`${guide}: Ohne Netz lassen sich die Seiten zeigen, die dieser Browser behält: die gemerkten, die angesehenen und die Übersichten.`,
	seen: 'Angesehene Seiten',
	overviews: 'Übersichten',
	none: 'Dieser Browser behält noch keine Seiten dieses Reiseführers. Er behält die, die Sie ansehen.',
	withoutScript:
		'Zum Behalten von Seiten braucht es JavaScript, das dieser Browser nicht ausführt.',
};
