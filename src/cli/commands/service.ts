import {
	ContentFolderError,
	readContentFolder,
	type ContentFolder,
} from '../sample-service/content-folder.ts';
import { sampleContentFolder } from '../sample-service/sample-of-guide.ts';
import { startContentServer, type RunningContentServer } from '../sample-service/server.ts';
import { failureOf } from './command-line.ts';
import { serviceArguments, usage, type ServiceArguments } from './service-arguments.ts';

const defaultPort = 4400;
const defaultToken = 'sample-token';

try {
	await main();
} catch (error) {
	const { exitCode, text } = failureOf(error);
	console.error(messageOf(error) ?? text);
	process.exitCode = exitCode;
}

async function main(): Promise<void> {
	const words = serviceArguments(process.argv.slice(2));
	if (words.showsHelp) {
		console.log(usage);
		return;
	}
	const content = await readContentFolder(words.folder ?? sampleContentFolder);
	const server = await started(content, words);
	console.log(greeting(server, content));
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			void server.close();
		});
	}
}

/**
 * Starts the service on the port that was asked for; where none was, on the default port, or on
 * a free one if that is in use.
 */
async function started(
	content: ContentFolder,
	asked: ServiceArguments,
): Promise<RunningContentServer> {
	const { faults, seed, token = defaultToken, ...settings } = asked;
	const options = {
		...settings,
		content,
		token,
		faults: { faults, ...(seed === undefined ? {} : { seed }) },
		keepsRequests: false,
	};
	try {
		return await startContentServer({ ...options, port: asked.port ?? defaultPort });
	} catch (error) {
		if (asked.port !== undefined || !isPortInUse(error)) throw error;
		return startContentServer({ ...options, port: 0 });
	}
}

function greeting(server: RunningContentServer, content: ContentFolder): string {
	const { places, events, destinations, collections } = content;
	return [
		`Serving ${content.folder}: ${places.length} places, ${events.length} events, ${destinations.length} destinations, ${collections.length} collections`,
		'',
		`Address: ${server.url}`,
		`Token:   ${server.token}`,
		'',
		'To build the guide from it, set',
		'',
		`CONTENT_SERVICE_URL=${server.url}`,
		`CONTENT_SERVICE_TOKEN=${server.token}`,
		'',
		'Ctrl-C stops it.',
	].join('\n');
}

function isPortInUse(error: unknown): error is Error & { port: number } {
	return (
		error instanceof Error &&
		'code' in error &&
		error.code === 'EADDRINUSE' &&
		'port' in error &&
		typeof error.port === 'number'
	);
}

/**
 * Returns a message that says all, where the lines of the code that failed would say nothing more.
 */
function messageOf(error: unknown): string | undefined {
	if (error instanceof ContentFolderError) return error.message;
	if (isPortInUse(error)) return `Port ${error.port} is in use. Choose another with --port.`;
	return undefined;
}
