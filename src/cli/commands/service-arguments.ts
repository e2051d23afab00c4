import { FaultTextError, faultFromText } from '../sample-service/fault-text.ts';
import type { Fault } from '../sample-service/faults.ts';
import { calendarAt } from '../sample-service/relative-dates.ts';
import {
	itemForms,
	itemPlacements,
	pagingStyles,
	type ListingOptions,
} from '../sample-service/server-options.ts';
import { CommandLineError, optionsIn, wholeNumberOption } from './command-line.ts';

/** Holds what the command line asks for; what it does not name is absent. */
export interface ServiceArguments extends ListingOptions {
	showsHelp: boolean;
	folder?: string;
	port?: number;
	token?: string;
	latencyMs?: number;
	timeZone?: string;
	faults: Fault[];
	seed?: number;
}

export const usage = `Serves a folder of JSON files as the content service, on this machine only.

npm run service -- [options]

  --content DIR       folder with places.json, events.json, destinations.json, collections.json and images/
                      (default: the sample content)
  --port N            port (default: 4400, or a free one when that is in use)
  --token T           the token that is accepted (default: sample-token)
  --paging STYLE      ${pagingStyles.join(', ')} (default: cursor)
  --page-size N       list entries in an answer (default: 100)
  --items FORM        what lists of places and events hold: ${itemForms.join(', ')} (default: summary)
  --placement WHERE   where lists hold it: ${itemPlacements.join(', ')} (default: data-array)
  --latency MS        waiting time before each answer (default: 0)
  --time-zone ZONE    zone of relative dates (default: Europe/Lisbon)
  --fault FAULT       something that goes wrong, such as
                        status=503,retry-after=2,probability=0.05
                        stall=3000,operation=get-place,nth=3
                        cut-body,path=/v1/places/*,from=10,until=20
                      kinds: status=N, cut-body[=BYTES], html, invalid-json, reset, stall[=MS], slow-body=MS,
                        huge-body=MB, gzip-bomb=MB, endless-headers, wrong-envelope, redirect=ORIGIN
                      what it strikes: operation, path, nth, from, until, each-path, probability
                      may be given several times; the first that strikes counts
  --seed N            makes probabilities repeatable (default: 1)
  --help              shows this
`;

const options = {
	content: { type: 'string' },
	port: { type: 'string' },
	token: { type: 'string' },
	paging: { type: 'string' },
	'page-size': { type: 'string' },
	items: { type: 'string' },
	placement: { type: 'string' },
	latency: { type: 'string' },
	'time-zone': { type: 'string' },
	fault: { type: 'string', multiple: true },
	seed: { type: 'string' },
	help: { type: 'boolean' },
} as const;

/** @throws {CommandLineError} */
export function serviceArguments(words: readonly string[]): ServiceArguments {
	const values = optionsIn(words, options);
	return {
		showsHelp: values.help === true,
		...given('folder', values.content),
		...given('port', wholeNumber('--port', values.port, 0, 65_535)),
		...given('token', tokenIn(values.token)),
		...given('paging', oneOf('--paging', values.paging, pagingStyles)),
		...given('pageSize', wholeNumber('--page-size', values['page-size'], 1, 1_000_000)),
		...given('itemForm', oneOf('--items', values.items, itemForms)),
		...given('itemPlacement', oneOf('--placement', values.placement, itemPlacements)),
		...given('latencyMs', wholeNumber('--latency', values.latency, 0, 3_600_000)),
		...given('timeZone', timeZoneIn(values['time-zone'])),
		faults: (values.fault ?? []).map(faultIn),
		...given('seed', wholeNumber('--seed', values.seed, 0, 4_294_967_295)),
	};
}

/** Returns an object with the named member, or an empty one where there is no value. */
function given<N extends string, T>(name: N, value: T | undefined): Partial<Record<N, T>> {
	// A computed name widens the literal's type to an index signature.
	return value === undefined ? {} : ({ [name]: value } as Record<N, T>);
}

function wholeNumber(
	flag: string,
	text: string | undefined,
	min: number,
	max: number,
): number | undefined {
	return text === undefined ? undefined : wholeNumberOption(flag, text, min, max);
}

function tokenIn(text: string | undefined): string | undefined {
	if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text;
	throw new CommandLineError('--token needs visible ASCII characters, without spaces.');
}

function oneOf<T extends string>(
	flag: string,
	text: string | undefined,
	choices: readonly T[],
): T | undefined {
	if (text === undefined) return undefined;
	const chosen = choices.find((choice) => choice === text);
	if (chosen !== undefined) return chosen;
	throw new CommandLineError(`${flag} needs one of ${choices.join(', ')}.`);
}

function timeZoneIn(text: string | undefined): string | undefined {
	if (text === undefined) return undefined;
	try {
		calendarAt(new Date(), text);
		return text;
	} catch (cause) {
		throw new CommandLineError('--time-zone needs a zone such as Europe/Lisbon.', { cause });
	}
}

function faultIn(text: string): Fault {
	try {
		return faultFromText(text);
	} catch (cause) {
		if (cause instanceof FaultTextError) {
			throw new CommandLineError(`--fault ${text}: ${cause.message}`, { cause });
		}
		throw cause;
	}
}
