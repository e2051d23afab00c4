import type { CDPSession } from '@playwright/test';
import { z } from 'zod';

/** As Chromium's trace states what its threads did (Trace Event Format). */
const traceEvent = z.object({
	name: z.string().default(''),
	/** Time of a processor, in microseconds. */
	tdur: z.number().optional(),
	/** On the clock, in microseconds. */
	ts: z.number().default(0),
	dur: z.number().default(0),
	pid: z.number().default(0),
	tid: z.number().default(0),
	args: z.record(z.string(), z.unknown()).default({}),
});
type TraceEvent = z.output<typeof traceEvent>;

/** A task of a thread, and the longer events within it: milliseconds of a processor. */
export interface TracedTask {
	ms: number;
	/** Parts in the order in which they began, those around others before them. */
	parts: readonly { name: string; ms: number }[];
}

/** Number of tasks that are kept of a trace. */
const longest = 3;
const minPartMs = 5;

/**
 * The longest tasks of a page's main thread while something is done to it, the longest first: no
 * frame is drawn within one. What other programs take of the machine is not in them, what slows the
 * page down is.
 */
export async function longestTasks(
	session: CDPSession,
	act: () => Promise<void>,
): Promise<TracedTask[]> {
	const events: TraceEvent[] = [];
	const collect = ({ value }: { value: object[] }) => {
		events.push(...z.array(traceEvent).parse(value));
	};
	session.on('Tracing.dataCollected', collect);
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: {
			includedCategories: ['toplevel', 'devtools.timeline', '__metadata'],
		},
	});
	await act();
	const complete = new Promise<void>((resolve) => {
		session.once('Tracing.tracingComplete', () => {
			resolve();
		});
	});
	await session.send('Tracing.end');
	await complete;
	session.off('Tracing.dataCollected', collect);
	const mains = new Set(
		events
			.filter(({ args, name }) => name === 'thread_name' && args.name === 'CrRendererMain')
			.map(({ pid, tid }) => `${pid} ${tid}`),
	);
	const own = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
	return own
		.filter(({ name }) => name.endsWith('RunTask'))
		.sort((a, b) => msOf(b) - msOf(a))
		.slice(0, longest)
		.map((task) => ({ ms: msOf(task), parts: partsOf(task, own) }));
}

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): TracedTask['parts'] {
	return events
		.filter(
			(event) =>
				event !== task &&
				msOf(event) >= minPartMs &&
				event.pid === task.pid &&
				event.tid === task.tid &&
				event.ts >= task.ts &&
				event.ts + event.dur <= task.ts + task.dur,
		)
		.sort((a, b) => a.ts - b.ts || b.dur - a.dur)
		.map((event) => ({ name: event.name, ms: msOf(event) }));
}

function msOf({ tdur = 0 }: TraceEvent): number {
	return tdur / 1000;
}
