import type { Fault, FaultPlan } from './faults.ts';
import type { LoggedRequest } from './request-log.ts';

/**
 * Returns the fault that strikes a request, if one does, counting the requests it is asked about.
 */
export type FaultChooser = (request: LoggedRequest) => Fault | undefined;

export function faultChooser(plan: FaultPlan | undefined): FaultChooser {
	const random = randomNumbers(plan?.seed ?? 1);
	const strikes = (plan?.faults ?? []).map((fault) => strikeTest(fault, random));
	return (request) => {
		// Every fault counts every request that fits it, whether or not another strikes first.
		const struck = strikes.map((strike) => strike(request));
		return plan?.faults[struck.indexOf(true)];
	};
}

function strikeTest(fault: Fault, random: () => number): (request: LoggedRequest) => boolean {
	const counts = new Map<string, number>();
	const fitsPath = pathTest(fault.path);
	const numbers = fault.nth === undefined ? undefined : [fault.nth].flat();
	const operations = fault.operation === undefined ? undefined : [fault.operation].flat();
	return (request) => {
		const { operation, path } = request;
		if (operation === undefined && fault.path === undefined) return false;
		if (operations !== undefined && (operation === undefined || !operations.includes(operation))) {
			return false;
		}
		if (!fitsPath(path)) return false;
		const counted = fault.countsEachPath === true ? path : '';
		const count = (counts.get(counted) ?? 0) + 1;
		counts.set(counted, count);
		if (numbers !== undefined && !numbers.includes(count)) return false;
		if (count < (fault.from ?? 1) || count > (fault.until ?? Infinity)) return false;
		return fault.probability === undefined || random() < fault.probability;
	};
}

function pathTest(path: string | RegExp | undefined): (path: string) => boolean {
	if (path === undefined) return () => true;
	// A copy without the flags that make a pattern remember where it stopped.
	const pattern =
		typeof path === 'string'
			? new RegExp(`^${path.split('*').map(escaped).join('.*')}$`)
			: new RegExp(path.source, path.flags.replace(/[gy]/g, ''));
	return (candidate) => pattern.test(candidate);
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Returns a function that gives numbers from 0 to 1, the same for the same seed (mulberry32 by
 * Tommy Ettinger, public domain).
 */
function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
