import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Für diese Seite gibt es neue Inhalte.', show: 'Anzeigen' },
	heading: 'Ohne Netz',
	keptPages: 'Seiten, die ohne Netz da sind',
	introduction: (guide) =>
		`${guide}: Ohne Netz lassen sich die Seiten zeigen, die dieser Browser behält: die gemerkten, die angesehenen und die Übersichten.`,
	seen: 'Angesehene Seiten',
	overviews: 'Übersichten',
	none: 'Dieser Browser behält noch keine Seiten dieses Reiseführers. Er behält die, die Sie ansehen.',
	withoutScript:
		'Zum Behalten von Seiten braucht es JavaScript, das dieser Browser nicht ausführt.',
};
