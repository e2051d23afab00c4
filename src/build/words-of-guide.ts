import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { packageFolder } from '../config/package-folder.ts';
import { wordTags } from '../i18n/messages/messages.ts';

/** Matches how the module of all messages imports those of one language, by its folder. */
const importOfLanguage = /import \{ (\w+) \} from '\.\/([\w-]+)\/\w+\.[jt]s';/g;

const allMessages = normalizePath(join(packageFolder, 'src', 'i18n', 'messages', 'messages.'));

/**
 * Leaves the words of languages that no page is in out of the code that renders: they are a sixth
 * of its modules.
 *
 * @param locales Locales of the guide and of its other languages, to which pages lead.
 */
export function wordsOfGuide(locales: readonly string[]): Plugin {
	const folders = new Set(locales.flatMap(wordTags));
	return {
		name: 'waymark-words-of-guide',
		apply: 'build',
		enforce: 'pre',
		transform: {
			filter: { id: /\/i18n\/messages\/messages\.[jt]s$/ },
			handler: (code, id) =>
				id.startsWith(allMessages)
					? code.replace(importOfLanguage, (whole: string, name: string, folder: string) =>
							folder === 'en' || folders.has(folder) ? whole : `const ${name} = undefined;`,
						)
					: undefined,
		},
	};
}
