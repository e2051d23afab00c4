import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** How busy the machine is at a moment, by which readings of different hours can be told apart. */
export interface MachineLoad {
	/** Processes that ran or waited to, mean of the last minute. */
	load: number;
	/**
	 * Units of processor time since the machine began; undefined where the system does not tell (only
	 * Linux does, proc(5)).
	 */
	processorTime: ProcessorTime | undefined;
}

interface ProcessorTime {
	all: number;
	/** That the host of a virtual machine gave to others while this one had work. */
	stolen: number;
}

export function machineLoad(): MachineLoad {
	return { load: loadavg()[0] ?? 0, processorTime: processorTime(processorTimes()) };
}

/** Says in a line how busy the machine was, from what it told before a measurement and after it. */
export function machineLine(before: MachineLoad, after: MachineLoad): string {
	const line = `Load of the machine: ${before.load.toFixed(1)} before, ${after.load.toFixed(1)} after`;
	if (!before.processorTime || !after.processorTime) return line;
	const all = after.processorTime.all - before.processorTime.all;
	const stolen = after.processorTime.stolen - before.processorTime.stolen;
	return `${line}; its host withheld ${(all > 0 ? (100 * stolen) / all : 0).toFixed(0)} % of its processors`;
}

/** @param stat The text of `/proc/stat`. */
export function processorTime(stat: string): ProcessorTime | undefined {
	const words = /^cpu +(.+)$/m.exec(stat)?.[1];
	if (words === undefined) return undefined;
	// user, nice, system, idle, iowait, irq, softirq, steal; what follows is counted in the first two
	// as well.
	const times = words.split(' ').slice(0, 8).map(Number);
	return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
}

function processorTimes(): string {
	try {
		return readFileSync('/proc/stat', 'utf8');
	} catch {
		return '';
	}
}
