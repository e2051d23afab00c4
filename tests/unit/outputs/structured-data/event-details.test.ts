import { expect, test } from '@playwright/test';
import { typicalAgeRange } from '../../../../src/domain/events/audience.ts';
import { doorTime } from '../../../../src/outputs/structured-data/event-properties.ts';
import { languageTag } from '../../../../src/i18n/locale/language-tag.ts';

const ages: readonly [text: string, range: string | undefined][] = [
	['7-9', '7-9'],
	['7 – 9', '7-9'],
	['9-7', undefined],
	['18+', '18-'],
	['6 +', '6-'],
	['from 18', '18-'],
	['Over 18', '18-'],
	['18-', '18-'],
	['18', undefined],
	['all ages', undefined],
	['under 12', undefined],
	['from 18 to 30', undefined],
	['', undefined],
];
for (const [text, range] of ages) {
	test(`reads the ages "${text}" as ${range ?? 'not stated'}`, () => {
		expect(typicalAgeRange(text)).toBe(range);
	});
}

const start = '2026-12-04T21:00:00+00:00';
const doorTimes: readonly [text: string, time: string | undefined][] = [
	['20:30', '20:30:00'],
	['20:30:15', '20:30:15'],
	['00:00', '00:00:00'],
	['24:00', undefined],
	['8:30', undefined],
	['20.30', undefined],
	['after dark', undefined],
	['2026-12-04T20:30:00.5+00:00', '2026-12-04T20:30:00+00:00'],
	['2026-12-04T20:30:00Z', '2026-12-04T20:30:00+00:00'],
	['2026-12-05T20:30:00+00:00', undefined],
	['2026-12-04', undefined],
];
for (const [text, time] of doorTimes) {
	test(`reads the door time "${text}" as ${time ?? 'not stated'}`, () => {
		expect(doorTime(text, start)).toBe(time);
	});
}

test('takes a door time on the day of an all-day event', () => {
	expect(doorTime('2026-12-04T20:30:00+00:00', '2026-12-04')).toBe('2026-12-04T20:30:00+00:00');
});

test('where the start is written in another offset than that of the venue, doors open on its day by its clocks', () => {
	const inLisbon = { firstDay: '2027-07-12', timeZone: 'Europe/Lisbon' };
	const utc = '2027-07-12T19:00:00+00:00';

	expect(doorTime('19:30', utc, inLisbon)).toBe('2027-07-12T19:30:00+01:00');
	expect(doorTime('2027-07-12T18:30:00Z', utc, inLisbon)).toBe('2027-07-12T18:30:00+00:00');
	expect(doorTime('after dark', utc, inLisbon)).toBe(undefined);
});

const languages: readonly [code: string, tag: string | undefined][] = [
	['pt', 'pt'],
	['PT', 'pt'],
	['pt-br', 'pt-BR'],
	['zh-Hant', 'zh-Hant'],
	['fra', 'fr'],
	['mwl', 'mwl'],
	['pt_BR', undefined],
	['English', undefined],
	['Français', undefined],
	['xx', undefined],
	['x-klingon', undefined],
	['', undefined],
];
for (const [code, tag] of languages) {
	test(`reads the language code "${code}" as ${tag ?? 'none'}`, () => {
		expect(languageTag(code)).toBe(tag);
	});
}
