import { expect, test } from '@playwright/test';
import { findingLines, wrong } from '../../../../src/cli/doctor/finding.ts';

test('nothing that the service sent can act on the terminal', () => {
	expect(findingLines([wrong('one place', 'Bad \u001b[2J\u202Eeman', 'Try\r\nagain.')])).toEqual([
		'WRONG one place: Bad \uFFFD[2J\uFFFDeman',
		'      → Try\uFFFD\uFFFDagain.',
	]);
});
