import { expect, test } from '@playwright/test';
import { diskFinding } from '../../../../src/cli/doctor/disk-finding.ts';

const verdict = (freeBytes: number, places?: number) => diskFinding(freeBytes, places).verdict;

test('a disk that has room for the site once more, and for what is kept of it, is good', () => {
	expect(diskFinding(41e9, 10_000)).toEqual({
		subject: 'disk',
		verdict: 'good',
		words: '41.0 GB are free.',
	});
	expect(verdict(2.2e9, 10_000)).toBe('good');
	expect(verdict(0.15e9, 200)).toBe('good');
});

test('a disk that is too small for the places that were last read is wrong', () => {
	expect(diskFinding(1.9e9, 10_000)).toEqual({
		subject: 'disk',
		verdict: 'wrong',
		words: '1.9 GB are free.',
		remedy:
			'Make room: while all is drawn anew 2,500 places take about 1 GB, and 10,000 about 4 GB.',
	});
	expect(verdict(0.13e9, 200)).toBe('wrong');
});

test('before the first reading little room is told, and wrong only where no guide has room', () => {
	expect(diskFinding(0.5e9, undefined)).toEqual({
		subject: 'disk',
		verdict: 'notable',
		words: '0.5 GB are free.',
		remedy:
			'That is enough for a small guide: while all is drawn anew 2,500 places take about 1 GB, and 10,000 about 4 GB.',
	});
	expect(verdict(1.2e9)).toBe('good');
	expect(verdict(0.05e9)).toBe('wrong');
});
