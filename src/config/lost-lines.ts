import type { Environment, SettingProblem } from './read-settings.ts';

/**
 * Lists what a byte order mark, and the bytes of UTF-16, become in the name of a variable that is
 * read as UTF-8.
 */
const ofOtherEncodings = ['\0', '\uFEFF', '\uFFFD'];

/**
 * Reports that lines of `.env` are lost by how it was saved: editors of Windows write a byte order
 * mark, which becomes a part of the first name, and PowerShell 5.1 writes UTF-16 (Microsoft,
 * about_Character_Encoding).
 */
export function lostLineProblems(variables: Environment): SettingProblem[] {
	const lost = Object.keys(variables).find((name) =>
		ofOtherEncodings.some((sign) => name.includes(sign)),
	);
	if (lost === undefined) return [];
	const setting = ofOtherEncodings.reduce((name, sign) => name.replaceAll(sign, ''), lost);
	const message = `${setting} is in a file .env that is not plain UTF-8, and is not read. Save that file as UTF-8 without a byte order mark.`;
	return [{ setting, message }];
}
