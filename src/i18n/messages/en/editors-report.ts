import { numberFormat } from '../../locale/number-formats.ts';
import { counted, wordsLocale } from './counted.ts';
import { partInWords, reasonInWords } from './editors-report-parts.ts';
import { editorsReportRules } from './editors-report-rules.ts';

/** Report of what editors should mend in the content. */
export const editorsReport = {
	/** Locale of the words, whatever the locale of the guide (BCP 47). */
	locale: wordsLocale,
	title: (guide: string) => `What to mend: ${guide}`,
	asOf: (instant: string) => `Content read on ${instant}.`,
	state: {
		read: 'The guide shows what was read then.',
		'last good snapshot':
			'The service could not be read at the last build: the guide shows what was read then.',
		'offline snapshot': 'Built without asking the service: the guide shows what was read then.',
	},
	nothingPublished: 'Nothing was published at this build; visitors still see the guide before it.',
	published: (count: string) => `${count} published`,
	resources: {
		places: (count: number) => counted(count, { one: 'place', other: 'places' }),
		events: (count: number) => counted(count, { one: 'event', other: 'events' }),
		destinations: (count: number) => counted(count, { one: 'destination', other: 'destinations' }),
		collections: (count: number) => counted(count, { one: 'collection', other: 'collections' }),
	},
	kinds: {
		places: 'Place',
		events: 'Event',
		destinations: 'Destination',
		collections: 'Collection',
	},
	allWell: 'Nothing to mend: every record was delivered, and no rule found anything wrong.',
	notExamined: 'Nothing was examined, as nothing was read.',
	howToRead:
		'Worst first: begin at the top. Mend the records in your own system; the next build of the guide takes them over, and what is mended is gone from the next report. Events that are over are left out.',
	contents: 'What was found',
	begin: 'Where to begin',
	mostGain: 'Records in which visitors gain most',
	owners: 'Whose records',
	nobody: 'Without a publisher',
	toMendOf: (toMend: number, total: number) =>
		`${counted(toMend, { one: 'record', other: 'records' })} of ${numberFormat(wordsLocale).format(total)} to mend`,
	filter: 'Only with these words:',
	owner: 'Only of:',
	allOwners: 'Everybody',
	csv: 'CSV',
	csvOf: (rule: string) => `CSV: ${rule}`,
	csvColumns: [
		...['Resource', 'Id', 'Name', 'Kind', 'Town', 'Owner'],
		...['Found', 'Others', 'Page', 'Source'],
	],
	toDo: 'What to do',
	record: 'Record',
	found: 'Found',
	links: 'Links',
	records: (count: number) => counted(count, { one: 'record', other: 'records' }),
	recordNoun: (count: number) => (count === 1 ? 'record' : 'records'),
	source: 'Source',
	map: 'Map',
	sourceOf: (name: string) => `Source of ${name}`,
	mapOf: (name: string) => `Map of ${name}`,
	part: partInWords,
	reason: reasonInWords,
	partAndReason: (path: string, reason: string) => `${partInWords(path)}: ${reasonInWords(reason)}`,
	likely: 'Likely the same as',
	more: (count: number) => `and ${counted(count, { one: 'more', other: 'more' })}`,
	moreRecords: (count: number, file: string) =>
		`${counted(count, { one: 'more record', other: 'more records' })}: all are in the CSV and in ${file}.`,
	notCounted:
		'Not counted as wrong: whatever may be left open by choice, such as a park without opening hours or a place that asks for no credit.',
	summary: (path: string) => `What editors should mend is in ${path}:`,
	summaryOfNothing: (path: string) => `Editors have nothing to mend, as ${path} says.`,
	summaryOfNotExamined: (path: string) =>
		`Nothing was examined for editors, as nothing was read: ${path} says so.`,
	summaryOfEarlier: (path: string) =>
		`Nothing was examined for editors, as nothing was read: ${path} is that of an earlier build.`,
	groups: {
		delivery: 'Not delivered by the service',
		contradictions: 'Contradictions',
		location: 'Where it is',
		dates: 'When it is',
		expired: 'Run out',
		hours: 'Opening hours',
		credits: 'Credits',
		unreadable: 'Values that cannot be used',
		duplicates: 'Likely the same place',
		images: 'Images',
		altTexts: 'Alternative texts',
		texts: 'Texts',
		other: 'Everything else',
	},
	rules: editorsReportRules,
};

export type EditorsReportWords = typeof editorsReport;
