import { terminalText } from '../../config/security/terminal-text.ts';

/** Says what the doctor found out about one thing. */
export interface DoctorFinding {
	/** Name of what was looked at, such as `token`. */
	subject: string;
	/** Verdict: only what is `wrong` must be mended before a guide can be built. */
	verdict: 'good' | 'notable' | 'wrong';
	/** Finding as a plain sentence. */
	words: string;
	/** Remedy. */
	remedy?: string | undefined;
}

export const good = (subject: string, words: string): DoctorFinding => ({
	subject,
	verdict: 'good',
	words,
});

export const notable = (subject: string, words: string, remedy?: string): DoctorFinding => ({
	subject,
	verdict: 'notable',
	words,
	remedy,
});

export const wrong = (subject: string, words: string, remedy?: string): DoctorFinding => ({
	subject,
	verdict: 'wrong',
	words,
	remedy,
});

/** Returns a finding of what an error says, with its hint for a remedy. */
export function wrongBy(subject: string, error: unknown): DoctorFinding {
	const words = error instanceof Error ? error.message : String(error);
	const hint = error instanceof Error && 'hint' in error ? error.hint : undefined;
	return wrong(subject, words, typeof hint === 'string' ? hint : undefined);
}

const marks = { good: 'ok    ', notable: 'note  ', wrong: 'WRONG ' } as const;

/** Returns a line for each finding, with its remedy on a line below. */
export function findingLines(findings: readonly DoctorFinding[]): string[] {
	return findings.flatMap(({ remedy, subject, verdict, words }) => [
		`${marks[verdict]}${subject}: ${terminalText(words)}`,
		...(remedy === undefined ? [] : [`      → ${terminalText(remedy)}`]),
	]);
}
