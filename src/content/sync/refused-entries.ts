import type { RefusedEntry } from '../client/listed-entries.ts';
import { cutLine } from '../../records/cut-line.ts';
import { plainLine } from '../../records/plain-text.ts';
import { reportLeftOut, type ResourceReport } from './content-report.ts';

const maxCharacters = 60;

/**
 * Takes an entry of a list that cannot be used into the report: by its id or, where it bears none,
 * by where it stands and its name, so that somebody can find it.
 *
 * @param holdsToken Whether a text holds the access token: a name that does is not reported.
 */
export function reportRefused(
	report: ResourceReport,
	{ id, name = '', position, reason }: RefusedEntry,
	holdsToken: (text: string) => boolean,
): void {
	const plain = plainLine(name);
	// Markup may part the token in the source.
	const line = holdsToken(name) || holdsToken(plain) ? '' : plain;
	const parts = [
		...(position === undefined ? [] : [`entry ${position} of the list`]),
		...(line === '' ? [] : [`“${cutLine(line, maxCharacters)}”`]),
	];
	const words = parts.length === 0 ? undefined : parts.join(', ');
	if (id === '') reportLeftOut(report, reason, words ?? '');
	else reportLeftOut(report, reason, id, words);
}
