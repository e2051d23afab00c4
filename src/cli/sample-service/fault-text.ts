import type { Fault, FaultEffect, FaultTarget } from './faults.ts';
import { operations } from './operations.ts';

/** Says that a fault in words cannot be read; the message says what is wrong with it. */
export class FaultTextError extends Error {
	override name = 'FaultTextError';
}

type Parts = ReadonlyMap<string, string>;

const targetNames = ['operation', 'path', 'nth', 'from', 'until', 'each-path', 'probability'];

/**
 * Reads a fault as it is written on the command line: its kind, with a value where it takes one,
 * then what it strikes.
 *
 * `status=503,retry-after=2,probability=0.05` · `stall=3000,operation=get-place,nth=3` ·
 * `reset,path=/v1/events/*`
 * @throws FaultTextError
 */
export function faultFromText(text: string): Fault {
	const pieces = text.split(',').map((piece) => splitAtFirst(piece.trim(), '='));
	const [kind, value] = pieces[0] ?? ['', ''];
	const parts = new Map(pieces.slice(1));
	const effect = effectOf(kind, value, parts);
	const known = effect.kind === 'status' ? [...targetNames, 'retry-after'] : targetNames;
	for (const name of parts.keys()) {
		if (!known.includes(name)) {
			throw new FaultTextError(`"${name}" is none of ${known.join(', ')}.`);
		}
	}
	return { ...effect, ...targetOf(parts) };
}

function effectOf(kind: string, value: string, parts: Parts): FaultEffect {
	switch (kind) {
		case 'status': {
			const retryAfter = parts.get('retry-after');
			return {
				kind,
				status: numberIn(value, 'status', 200, 599),
				...(retryAfter === undefined ? {} : { retryAfter: numberIn(retryAfter, 'retry-after', 0) }),
			};
		}
		case 'cut-body':
			return value === '' ? { kind } : { kind, afterBytes: numberIn(value, kind, 0) };
		case 'stall':
			return value === '' ? { kind } : { kind, forMs: numberIn(value, kind, 0) };
		case 'slow-body':
			return { kind, overMs: numberIn(value, kind, 0) };
		case 'huge-body':
		case 'gzip-bomb':
			return { kind, megabytes: numberIn(value, kind, 1) };
		case 'redirect':
			if (!/^https?:\/\/[^/]+$/.test(value)) {
				throw new FaultTextError(
					'redirect needs an origin such as redirect=http://127.0.0.1:4500.',
				);
			}
			return { kind, toOrigin: value };
		case 'html':
		case 'invalid-json':
		case 'reset':
		case 'endless-headers':
		case 'wrong-envelope':
			if (value !== '') throw new FaultTextError(`${kind} takes no value.`);
			return { kind };
		default:
			throw new FaultTextError(
				`"${kind}" is none of status, cut-body, html, invalid-json, reset, stall, slow-body, huge-body, gzip-bomb, endless-headers, wrong-envelope, redirect.`,
			);
	}
}

function targetOf(parts: Parts): FaultTarget {
	const target: FaultTarget = {};
	const operation = parts.get('operation');
	if (operation !== undefined) {
		const known = operations.find((name) => name === operation);
		if (known === undefined) {
			throw new FaultTextError(`"${operation}" is none of ${operations.join(', ')}.`);
		}
		target.operation = known;
	}
	const path = parts.get('path');
	if (path !== undefined) target.path = path;
	for (const name of ['nth', 'from', 'until'] as const) {
		const value = parts.get(name);
		if (value !== undefined) target[name] = numberIn(value, name, 1);
	}
	if (parts.has('each-path')) target.countsEachPath = true;
	const probability = parts.get('probability');
	if (probability !== undefined) {
		if (!/^(?:0?\.\d+|0|1)$/.test(probability)) {
			throw new FaultTextError('probability needs a number from 0 to 1.');
		}
		target.probability = Number(probability);
	}
	return target;
}

function splitAtFirst(text: string, separator: string): [string, string] {
	const index = text.indexOf(separator);
	return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function numberIn(text: string, name: string, min: number, max = 999_999_999): number {
	const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
	if (number >= min && number <= max) return number;
	throw new FaultTextError(`${name} needs a whole number from ${min} to ${max}.`);
}
