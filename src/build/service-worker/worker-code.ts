import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { WorkerGuide } from '../../outputs/offline/worker-guide.ts';

const folder = new URL('../../ui/client/service-worker/', import.meta.url);

/**
 * Returns the code of the service worker in one file. It stays the same while the project does.
 *
 * @param isOffline Whether it keeps pages; else it takes away those of an earlier one, and
 *   itself.
 */
export async function workerCode(isOffline: boolean): Promise<string> {
	const entry = isOffline ? 'service-worker.ts' : 'removed-worker.ts';
	const built = await build({
		configFile: false,
		envDir: false,
		logLevel: 'warn',
		mode: 'production',
		publicDir: false,
		build: {
			write: false,
			rolldownOptions: {
				input: fileURLToPath(new URL(entry, folder)),
				output: { format: 'iife' },
			},
		},
	});
	const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
	const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
	return code.trim();
}

/** Returns the file of the service worker: what it needs to know of the guide, and its code. */
export function workerFileText(guide: WorkerGuide, code: string): string {
	return `self.guide=${JSON.stringify(guide)};\n${code}\n`;
}
