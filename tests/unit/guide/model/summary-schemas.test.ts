import { expect, test } from '@playwright/test';
import {
	eventSummarySchema,
	groupingSummarySchema,
	placeSummarySchema,
} from '../../../../src/guide/model/summary-schemas.ts';
import { richEvent, richPlace } from '../../../fixtures/rich-records.ts';
import { storedEvent, storedGrouping, storedPlace } from '../../../support/records.ts';

const richGrouping = {
	slug: 'alfama',
	description: 'The oldest part of the town.',
	region: 'Lisboa',
	country: 'PT',
	contained_in: 'Lisboa',
	place_ids: ['plc_1'],
	attribution: { text: 'Agenda Lisboa', url: 'https://agenda.example/', required: true },
	provenance: {
		same_as: ['https://www.wikidata.org/wiki/Q431366'],
		sd_publisher: { name: 'Visit Lisboa', url: 'https://visit.example/' },
	},
};

const summaries = [
	{ kind: 'place', schema: placeSummarySchema, summary: storedPlace(richPlace) },
	{ kind: 'event', schema: eventSummarySchema, summary: storedEvent(richEvent) },
	{ kind: 'grouping', schema: groupingSummarySchema, summary: storedGrouping(richGrouping) },
];

for (const { kind, schema, summary } of summaries) {
	test(`accepts the summary of a ${kind} that states everything, and changes nothing in it`, () => {
		expect(schema.parse(summary)).toEqual(summary);
	});

	test(`refuses the summary of a ${kind} without a name, or with a member that has no schema`, () => {
		const { name: _, ...nameless } = summary;

		expect(problemsOf(schema, nameless)).toEqual([
			'name: Invalid input: expected string, received undefined',
		]);
		expect(problemsOf(schema, { ...summary, mood: 'calm' })).toEqual([
			': Unrecognized key: "mood"',
		]);
	});
}

test('names the member within a summary that is not what pages use', () => {
	const { image, ...rest } = storedPlace(richPlace);

	expect(problemsOf(placeSummarySchema, { ...rest, image: { ...image, width: '800' } })).toEqual([
		'image.width: Invalid input: expected number, received string',
	]);
});

function problemsOf(schema: (typeof summaries)[number]['schema'], value: object): string[] {
	const { error } = schema.safeParse(value);
	return (error?.issues ?? []).map(({ message, path }) => `${path.join('.')}: ${message}`);
}
