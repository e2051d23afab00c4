import { parseArgs } from 'node:util';
import { type WorkflowHost, workflowPaths } from '../init/workflows.ts';
import { CommandLineError } from './command-line.ts';

export const initUsage = `Writes a new guide: what it is, where its content is, and how to build it.

waymark init FOLDER [--host HOST]

  --host HOST   a workflow that builds and publishes it: ${Object.keys(workflowPaths).join(', ')}
  --help        shows this
`;

/** Holds what the command line asks for; without a folder, the usage. */
export interface InitArguments {
	folder?: string | undefined;
	host?: WorkflowHost | undefined;
}

/**
 * Reads the words of the command line.
 * @throws {CommandLineError} When they cannot be read.
 */
export function initArguments(words: readonly string[]): InitArguments {
	const { host, help, folders } = parsed(words);
	if (help === true || folders.length === 0) return {};
	if (folders.length > 1) throw new CommandLineError('One folder is needed, not several.');
	if (host !== undefined && !isWorkflowHost(host)) {
		throw new CommandLineError(`--host needs one of ${Object.keys(workflowPaths).join(', ')}.`);
	}
	return { folder: folders[0], host };
}

function parsed(words: readonly string[]) {
	try {
		const { positionals: folders, values } = parseArgs({
			args: [...words],
			options: { host: { type: 'string' }, help: { type: 'boolean' } },
			allowPositionals: true,
		});
		return { ...values, folders };
	} catch (cause) {
		throw new CommandLineError(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}

function isWorkflowHost(name: string): name is WorkflowHost {
	return Object.hasOwn(workflowPaths, name);
}
