import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: 'Toegankelijkheid',
	introduction: (guide) =>
		`${guide} is voor iedereen bedoeld. De pagina’s streven naar de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA.`,
	knownBarriers: 'Bekende belemmeringen',
	barriersOfSources:
		'Namen, teksten en beschrijvingen van foto’s staan hier zoals de bronnen ze geven: sommige foto’s hebben geen beschrijving. Wat van een plek niet vermeld is, zoals drempelvrije toegang, is deze gids niet bekend.',
	assessedOn: (date) => `Voor het laatst beoordeeld op ${date}.`,
	reportHeading: 'Een probleem melden',
	reportIntroduction: 'Schrijf ons als iets bij jou niet werkt of niet klopt:',
	reportPage: 'Een probleem met deze pagina melden',
	reportSubject: (guide) => `${guide}: Een probleem melden`,
	licences: 'Licenties',
	licenceOfContent: 'De inhoud blijft onder de licenties van de bronnen:',
	licenceOfGuide: 'De pagina’s zijn gemaakt met Waymark, software onder de MIT-licentie.',
} satisfies Messages['accessibility'];
