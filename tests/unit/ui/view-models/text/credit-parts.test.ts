import { expect, test } from '@playwright/test';
import { creditParts } from '../../../../../src/ui/view-models/text/credit-parts.ts';

const licence = {
	name: 'CC BY-SA 4.0',
	url: 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** Returns the parts of a line, the licence in brackets. */
function line(lines: string[], named = licence): string {
	return creditParts({ lines, licence: named })
		.map(({ isApart, isLicence, text }) => `${isApart ? ' ' : ''}${isLicence ? `[${text}]` : text}`)
		.join('|');
}

test('a licence stands behind the line that does not name it', () => {
	expect(line(['Ana Silva'])).toBe('Ana Silva| [CC BY-SA 4.0]');
	expect(line(['© Ana', 'Turismo'])).toBe('© Ana · Turismo| [CC BY-SA 4.0]');
	expect(line([])).toBe('[CC BY-SA 4.0]');
	expect(creditParts({ lines: ['Ana'] })).toEqual([{ text: 'Ana', isLicence: false }]);
});

test('a licence that a line names is a link there, and is said once', () => {
	expect(line(['Ana Silva, CC BY-SA 4.0'])).toBe('Ana Silva, |[CC BY-SA 4.0]');
	expect(line(['Ana (cc-by-sa-4.0) Commons'])).toBe('Ana (|[cc-by-sa-4.0]|) Commons');
});

test('another licence in a line, or another version of it, does not stand for it', () => {
	expect(line(['Ana, CC BY-SA 3.0'])).toBe('Ana, CC BY-SA 3.0| [CC BY-SA 4.0]');
	expect(line(['Ana, CC BY-SA 4.0.1'])).toBe('Ana, CC BY-SA 4.0.1| [CC BY-SA 4.0]');
	const short = { name: 'CC BY', url: licence.url };
	for (const other of ['CC BYE', 'CC BY-SA', 'CC BY 2.0'])
		expect(line([`Ana, ${other}`], short)).toBe(`Ana, ${other}| [CC BY]`);
});
