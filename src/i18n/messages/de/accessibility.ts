import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: 'Barrierefreiheit',
	introduction: (guide) =>
		`${guide} ist für alle gemacht. Ziel für die Seiten ist die Konformitätsstufe AA der Web Content Accessibility Guidelines (WCAG) 2.2.`,
	knownBarriers: 'Bekannte Barrieren',
	barriersOfSources:
		'Namen, Texte und Beschreibungen von Fotografien stehen hier so, wie die Quellen sie angeben: Manchen Fotografien fehlt eine Beschreibung. Was zu einem Ort nicht angegeben ist, etwa ein stufenloser Zugang, ist diesem Reiseführer nicht bekannt.',
	assessedOn: (date) => `Zuletzt geprüft am ${date}.`,
	reportHeading: 'Ein Problem melden',
	reportIntroduction: 'Schreiben Sie uns, wenn etwas bei Ihnen nicht funktioniert oder falsch ist:',
	reportPage: 'Ein Problem mit dieser Seite melden',
	reportSubject: (guide) => `${guide}: Ein Problem melden`,
	licences: 'Lizenzen',
	licenceOfContent: 'Die Inhalte stehen weiter unter den Lizenzen ihrer Quellen:',
	licenceOfGuide: 'Die Seiten sind mit Waymark gemacht, Software unter der MIT-Lizenz.',
} satisfies Messages['accessibility'];
