import type { CDPSession } from '@playwright/test';
import { z } from 'zod';

/** As Chromium's trace states what its threads did (Trace Event Format). */
const traceEvent = z.object({
	name: z.string().default(''),
	/** Of a processor, in microseconds. */
	tdur: z.number().optional(),
	pid: z.number().default(0),
	tid: z.number().default(0),
	args: z.record(z.string(), z.unknown()).default({}),
});
type TraceEvent = z.output<typeof traceEvent>;

/** What is kept of a trace. */
const longest = 3;

/**
 * The longest tasks of a page's main thread while something is done to it, in milliseconds of a processor, the longest first:
 * no frame is drawn within one. What other programs take of the machine is not in them, what slows the page down is.
 */
export async function longestTasks(
	session: CDPSession,
	act: () => Promise<void>,
): Promise<number[]> {
	const events: TraceEvent[] = [];
	const collect = ({ value }: { value: object[] }) => {
		events.push(...z.array(traceEvent).parse(value));
	};
	session.on('Tracing.dataCollected', collect);
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
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
	return events
		.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
		.map(({ tdur = 0 }) => tdur / 1000)
		.sort((a, b) => b - a)
		.slice(0, longest);
}
