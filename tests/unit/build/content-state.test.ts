import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { contentState } from '../../../src/build/content-state.ts';
import { noteContentRead } from '../../../src/content/loaders/build-state.ts';

test('content.config.ts learns whether only its types are wanted, and whether the service has been read', async () => {
	expect(await stateFor('sync')).toEqual({ isContentRead: false, isSyncOnly: true });
	expect(await stateFor('dev')).toEqual({ isContentRead: false, isSyncOnly: false });
	noteContentRead({ haveManyWordsChanged: false });
	expect(await stateFor('build')).toEqual({ isContentRead: true, isSyncOnly: false });
});

async function stateFor(command: 'build' | 'dev' | 'sync'): Promise<object> {
	const plugins: unknown[] = [];
	const updateConfig = ({ vite }: { vite: { plugins: unknown[] } }) =>
		plugins.push(...vite.plugins);
	await contentState().hooks['astro:config:setup']?.({ command, updateConfig } as never);
	const server = await createServer({
		configFile: false,
		logLevel: 'silent',
		server: { middlewareMode: true, ws: false },
		plugins: plugins as [],
	});
	try {
		return { ...(await server.ssrLoadModule('virtual:waymark/content-state')) };
	} finally {
		await server.close();
	}
}
