import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PlaceChange } from './changed-places.ts';

/** Holds what the process says once it serves. */
export interface ServiceMessage {
	url: string;
	token: string;
	/** Path of one of its places. */
	recordPath: string;
	placeCount: number;
	eventCount: number;
	destinationCount: number;
	collectionCount: number;
	/** Length of all places as JSON. */
	placeBytes: number;
}

/** Holds what the process has used of the machine so far. */
export interface ServiceUsage {
	cpuMs: number;
	peakBytes: number;
}

/** Counts what the process has been asked since it was asked this. */
export interface RequestCounts {
	lists: number;
	/** Requests for single places and events. */
	gets: number;
	/** Requests that were answered by 304. */
	notModified: number;
}

/** Lists what the process is told: each is answered. */
export type ServiceOrder =
	| { report: 'usage' | 'requests' }
	| { changePlaces: number; change: PlaceChange }
	| { delayMs: number };

export interface RunningContentService extends ServiceMessage {
	usage(): Promise<ServiceUsage>;
	requests(): Promise<RequestCounts>;
	/** Lets so many places be changed, and say that they are; what was changed before stays so. */
	changePlaces(count: number, change: PlaceChange): Promise<void>;
	/** Lets it take so long for each answer. */
	delay(ms: number): Promise<void>;
	close(): Promise<void>;
}

/**
 * Serves a generated guide of that many places in a process of its own, so that what it costs is
 * not the build's.
 *
 * @throws When the process ends before it serves.
 */
export async function startContentService(placeCount: number): Promise<RunningContentService> {
	const child = fork(join(import.meta.dirname, 'content-process.ts'), [String(placeCount)], {
		// A guide of 100,000 places is more than the usual limit of the heap.
		execArgv: ['--max-old-space-size=12000'],
	});
	const message = await nextMessage<ServiceMessage>(child);
	const ask = <T>(order: ServiceOrder) => {
		const reported = nextMessage<T>(child);
		child.send(order);
		return reported;
	};
	return {
		...message,
		usage: () => ask<ServiceUsage>({ report: 'usage' }),
		requests: () => ask<RequestCounts>({ report: 'requests' }),
		async changePlaces(count, change) {
			await ask<RequestCounts>({ changePlaces: count, change });
		},
		async delay(ms) {
			await ask<RequestCounts>({ delayMs: ms });
		},
		async close() {
			const exit = once(child, 'exit');
			child.disconnect();
			await exit;
		},
	};
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
	return new Promise((resolve, reject) => {
		const fail = (code: number | null) => {
			reject(new Error(`The process that serves the generated guide ended with code ${code}.`));
		};
		child.once('exit', fail);
		child.once('message', (message) => {
			child.off('exit', fail);
			// Both ends of the channel are files of this folder.
			resolve(message as T);
		});
	});
}
