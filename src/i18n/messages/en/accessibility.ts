/** Words of the statement on accessibility, and of the link by which problems are reported. */
export const accessibility = {
	heading: 'Accessibility',
	introduction: (guide: string) =>
		`${guide} is meant for everyone. Its pages aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.`,
	knownBarriers: 'Known barriers',
	barriersOfSources:
		'Names, texts and descriptions of photographs are shown as their sources give them: some photographs have no description. What is not stated of a place, such as step-free access, is not known to this guide.',
	assessedOn: (date: string) => `Last assessed on ${date}.`,
	reportHeading: 'Report a problem',
	reportIntroduction: 'Write to us if something does not work for you, or is wrong:',
	reportPage: 'Report a problem with this page',
	/** Returns the subject of a message that reports a barrier. */
	reportSubject: (guide: string) => `${guide}: Report a problem`,
	licences: 'Licences',
	licenceOfContent: 'The content stays under the licences of its sources:',
	licenceOfGuide: 'The pages are made with Waymark, software under the MIT licence.',
};
