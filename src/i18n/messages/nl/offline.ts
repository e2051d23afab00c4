import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Deze pagina heeft nieuwe inhoud.', show: 'Tonen' },
	heading: 'Zonder netwerk',
	keptPages: 'Pagina’s die er zonder netwerk zijn',
	introduction: (guide) =>
		`${guide}: zonder netwerk kunt u de pagina’s zien die deze browser bewaart: de bewaarde, de bekeken pagina’s en de overzichten.`,
	seen: 'Bekeken pagina’s',
	overviews: 'Overzichten',
	none: 'Deze browser bewaart nog geen pagina’s van deze gids. Hij bewaart de pagina’s die u bekijkt.',
	withoutScript:
		'Voor het bewaren van pagina’s is JavaScript nodig, dat deze browser niet uitvoert.',
};
