import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: 'Accessibilità',
	introduction: (guide) =>
		`La guida ${guide} è pensata per tutti. Le sue pagine mirano alle linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA.`,
	knownBarriers: 'Barriere note',
	barriersOfSources:
		'I nomi, i testi e le descrizioni delle fotografie sono riportati come li danno le fonti: alcune fotografie non hanno descrizione. Ciò che non è indicato di un luogo, come l’accesso senza gradini, non è noto a questa guida.',
	assessedOn: (date) => `Ultima valutazione: ${date}.`,
	reportHeading: 'Segnala un problema',
	reportIntroduction: 'Scrivici se qualcosa non funziona o è sbagliato:',
	reportPage: 'Segnala un problema in questa pagina',
	reportSubject: (guide) => `${guide}: Segnala un problema`,
	licences: 'Licenze',
	licenceOfContent: 'I contenuti restano sotto le licenze delle loro fonti:',
	licenceOfGuide: 'Le pagine sono fatte con Waymark, software con licenza MIT.',
} satisfies Messages['accessibility'];
