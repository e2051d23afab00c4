import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: 'Accessibilité',
	introduction: (guide) =>
		`${guide} s’adresse à tout le monde. Ses pages visent les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA.`,
	knownBarriers: 'Obstacles connus',
	barriersOfSources:
		'Noms, textes et descriptions des photographies sont repris tels que les sources les donnent\u202f: certaines photographies n’ont pas de description. Ce qui n’est pas indiqué d’un lieu, comme un accès de plain-pied, n’est pas connu de ce guide.',
	assessedOn: (date) => `Dernière évaluation\u202f: ${date}.`,
	reportHeading: 'Signaler un problème',
	reportIntroduction:
		'Écrivez-nous si quelque chose ne fonctionne pas pour vous ou est inexact\u202f:',
	reportPage: 'Signaler un problème sur cette page',
	reportSubject: (guide) => `${guide}\u202f: Signaler un problème`,
	licences: 'Licences d’utilisation',
	licenceOfContent: 'Les contenus restent sous les licences de leurs sources\u202f:',
	licenceOfGuide: 'Les pages sont faites avec Waymark, un logiciel sous licence MIT.',
} satisfies Messages['accessibility'];
