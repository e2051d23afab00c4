/** As much of a `.cpuprofile` as is read here (V8 inspector protocol, domain Profiler). */
export interface CpuProfile {
	nodes: readonly ProfileNode[];
	/** The node that was running at each sample. */
	samples: readonly number[];
	/** Microseconds between a sample and the one before. */
	timeDeltas: readonly number[];
}

export interface ProfileNode {
	id: number;
	callFrame: CallFrame;
	children?: readonly number[];
}

export interface CallFrame {
	functionName: string;
	url: string;
	/** Counted from 0. */
	lineNumber: number;
	columnNumber: number;
}

/** Holds what a function cost. */
export interface FunctionCost {
	frame: CallFrame;
	/** Milliseconds in the function itself. */
	selfMs: number;
	/** Milliseconds with what it called; a function that calls itself is counted once. */
	totalMs: number;
}

/** The cost of every function of a profile, the dearest in itself first. */
export function functionCosts(profile: CpuProfile): FunctionCost[] {
	const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
	const selfMs = selfTimes(profile);
	const costs = new Map<string, FunctionCost>();

	const visit = (node: ProfileNode, callers: ReadonlySet<string>): number => {
		const { frame, key } = identity(node);
		const known = costs.get(key) ?? { frame, selfMs: 0, totalMs: 0 };
		costs.set(key, known);
		const ownMs = selfMs.get(node.id) ?? 0;
		const inner = callers.has(key) ? callers : new Set([...callers, key]);
		const totalMs = (node.children ?? []).reduce((sum, id) => {
			const child = nodes.get(id);
			return child ? sum + visit(child, inner) : sum;
		}, ownMs);
		known.selfMs += ownMs;
		if (!callers.has(key)) known.totalMs += totalMs;
		return totalMs;
	};
	const root = profile.nodes[0];
	if (root) visit(root, new Set());
	return [...costs.values()].sort((a, b) => b.selfMs - a.selfMs);
}

function selfTimes({ samples, timeDeltas }: CpuProfile): Map<number, number> {
	const selfMs = new Map<number, number>();
	samples.forEach((id, index) => {
		// A sample lasts until the next one.
		const ms = (timeDeltas[index + 1] ?? 0) / 1000;
		selfMs.set(id, (selfMs.get(id) ?? 0) + ms);
	});
	return selfMs;
}

function identity({ callFrame: frame }: ProfileNode): { frame: CallFrame; key: string } {
	const { url, functionName, lineNumber, columnNumber } = frame;
	return { frame, key: `${url}:${lineNumber}:${columnNumber}:${functionName}` };
}
