import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Deze pagina heeft nieuwe inhoud.', show: 'Tonen' },
	heading: 'Zonder netwerk',
	keptPages: 'Pagina’s die er zonder netwerk zijn',
	taken: 'Meegenomen',
	takeAlong: {
		ask: 'Deze bestemming offline gebruiken',
		start: 'Deze pagina’s bewaren',
		stop: 'Stoppen',
		remove: 'Deze pagina’s verwijderen',
		close: 'Nu niet',
		keeping: 'Bewaarde pagina’s',
		browser: {
			offer: '{pages} pagina’s, ongeveer {size}. Daarna zijn ze zonder netwerk te openen.',
			littleRoom: 'In deze browser is nog ongeveer {size} vrij: dat is misschien niet genoeg.',
			progress: '{count} van {pages}',
			done: '{count} van {pages} pagina’s zijn bewaard en zonder netwerk te openen.',
			some: 'Niet te laden: {count}. Probeer het later opnieuw.',
			full: 'In deze browser is geen ruimte meer: {count} van {pages} pagina’s zijn bewaard.',
			stopped: 'Gestopt: {count} van {pages} pagina’s zijn bewaard.',
			removed: 'De pagina’s zijn niet meer bewaard.',
			failed: 'De lijst met pagina’s kon niet worden geladen. Probeer het later opnieuw.',
		},
	},
	introduction: (guide) =>
		`${guide}: zonder netwerk kunt u de pagina’s zien die deze browser bewaart: de bewaarde, de bekeken pagina’s en de overzichten.`,
	seen: 'Bekeken pagina’s',
	overviews: 'Overzichten',
	none: 'Deze browser bewaart nog geen pagina’s van deze gids. Hij bewaart de pagina’s die u bekijkt.',
	withoutScript:
		'Voor het bewaren van pagina’s is JavaScript nodig, dat deze browser niet uitvoert.',
};
