import { asIs, languagesInWords, quoted, type RuleWords } from './editors-report-rule-words.ts';

/** Words for what editors should mend in images, their credits and texts. */
export const editorsReportTextRules = {
	'credit-missing': {
		title: 'A required credit without words',
		remedy: 'Write the line that must be shown, or say that none is required.',
	},
	'image-credit-nobody': {
		title: 'Photo credits that name nobody',
		remedy: 'Name the photographer or the owner.',
		found: asIs,
	},
	'image-rights-unknown': {
		title: 'Photographs of unknown origin',
		remedy: 'There is no credit, no owner and no licence. Fill in at least one of them.',
		found: asIs,
	},
	'image-unusable': {
		title: 'Images that cannot be shown',
		remedy: 'Upload the photograph again, or take the entry off.',
		found: asIs,
	},
	'image-missing': {
		title: 'No image',
		remedy: 'Add a photograph, with its credit. Until then the guide shows a drawing.',
	},
	'image-not-copied': {
		title: 'Images that could not be fetched',
		remedy: 'Open the address: if nothing comes up, upload the photograph again.',
		found: asIs,
	},
	'image-insecure': {
		title: 'Images at http addresses',
		remedy: 'Browsers may refuse them. Use the address that begins with https.',
		found: asIs,
	},
	'image-twice': {
		title: 'The same image twice',
		remedy: 'Take one off. Visitors see it once.',
		found: asIs,
	},
	'image-size-half': {
		title: 'Images with a width or a height, but not both',
		remedy: 'Fill in both, in pixels, or neither.',
		found: asIs,
	},
	'alt-missing': {
		title: 'Images without an alternative text',
		remedy:
			'Say in a sentence what can be seen, for people who cannot see it. Where there is a caption, the guide uses that meanwhile.',
		found: asIs,
	},
	'alt-file-name': {
		title: 'Alternative texts that are file names',
		remedy: 'Say in a sentence what can be seen.',
		found: asIs,
	},
	'caption-file-name': {
		title: 'Captions that are file names',
		remedy: 'Write a caption, or leave it empty. The guide does not show it.',
		found: asIs,
	},
	'name-placeholder': {
		title: 'Names that are placeholders',
		remedy: 'Write the name that visitors know it by, or take the record off.',
		found: quoted,
	},
	'kind-is-code': {
		title: 'Codes instead of words',
		remedy:
			'Write a word that visitors can read. Whoever runs the guide can give a code its words as well (terms in src/config/site.ts, or in guide.ts).',
		found: quoted,
	},
	'other-language': {
		title: 'Descriptions in another language than the record states',
		remedy:
			'State the language of the text, or correct the text: browsers read it out, hyphenate and translate it by the stated language. The language of the text was guessed: if the stated one is right, there is nothing to do.',
		found: languagesInWords,
	},
	'text-garbled': {
		title: 'Garbled letters',
		remedy:
			'Some program took the text for another encoding than it is in, parted accents from their letters, or lost letters: “Ã©” and “e´” are “é”, “K?ln” is “Köln”. Write these letters anew. The guide mends those that are whole, such as “Ã©”; visitors see the others as they stand here.',
		found: quoted,
	},
	'description-missing': {
		title: 'No description',
		remedy: 'Two or three sentences: what it is, and why one would go there.',
	},
	'description-short': {
		title: 'Very short descriptions',
		remedy: 'Add a sentence or two: what it is, and why one would go there.',
		found: quoted,
	},
	'address-unclear': {
		title: 'Web addresses that are not one whole address',
		remedy:
			'Write one address into the field, from https:// on, and words into the description. The guide mends what has one reading; of several addresses the first is the link, and visitors find the others beside it. What is no address they read as a text.',
		found: asIs,
	},
	'telephone-not-dialable': {
		title: 'Telephone numbers that cannot be dialled',
		remedy:
			'Look the number up and correct it: digits are missing, or are too many for its country. The number of a fax belongs in its own field. Until then the guide shows it without a link.',
		found: quoted,
	},
	'price-without-amount': {
		title: 'Prices without an amount',
		remedy:
			'Write the amount beside each rate and group of people: “Group rate: 8 EUR”, “Free (under 7)”. Without it visitors cannot tell what to pay. A price of 0 is left out unless the record says that it is free.',
		found: quoted,
	},
} as const satisfies Record<string, RuleWords>;
