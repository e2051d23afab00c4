import type { SettingProblem } from './read-settings.ts';

/**
 * Returns what is wrong with the text of a setting, if anything is.
 *
 * @param text Absent where the setting is not given, which is right.
 * @param fault What is wrong with a text that is not empty, to follow the name of the setting;
 *   empty where nothing is.
 */
export function problem(
	setting: string,
	text: string | undefined,
	fault: (text: string) => string,
): SettingProblem[] {
	const message = text === undefined ? '' : faultOf(text, fault);
	return message === '' ? [] : [{ setting, message: `${setting} ${message}` }];
}

/** Returns what `fault` does, or that the text is empty. */
export function faultOf(text: string, fault: (text: string) => string = () => ''): string {
	return text.trim() === '' ? 'is empty: set it or leave it out.' : fault(text);
}
