import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Says that a command line cannot be read; the message says what is wrong with it. */
export class CommandLineError extends Error {
	override name = 'CommandLineError';
}

/**
 * Returns the values of a command’s options, which all begin with `--`.
 *
 * @throws {CommandLineError} When a word is not known or an option has no value that it needs.
 */
export function optionsIn<const Options extends NonNullable<ParseArgsConfig['options']>>(
	words: readonly string[],
	options: Options,
) {
	try {
		return parseArgs({ args: [...words], options }).values;
	} catch (cause) {
		throw new CommandLineError(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}

/**
 * Returns the whole number that an option was given.
 *
 * @throws {CommandLineError} When it is none, or not within these bounds.
 */
export function wholeNumberOption(option: string, text: string, min: number, max: number): number {
	const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
	if (number >= min && number <= max) return number;
	throw new CommandLineError(`${option} needs a whole number from ${min} to ${max}.`);
}

/**
 * Returns what is printed for an error that ended a command, and the command’s exit code: 2 for a
 * command line that cannot be read.
 */
export function failureOf(error: unknown): { text: unknown; exitCode: number } {
	if (!(error instanceof CommandLineError)) return { text: error, exitCode: 1 };
	return { text: `${error.message}\n--help lists the options.`, exitCode: 2 };
}
