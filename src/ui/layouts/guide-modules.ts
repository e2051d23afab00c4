import type { Plugin } from 'vite';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { messagesFor } from '../../i18n/messages/messages.ts';
import type { LookFacts } from '../../config/look-facts.ts';
import type { SharingFacts } from '../../config/sharing-facts.ts';
import { withOwnWords } from '../../i18n/messages/own-words.ts';
import { logoModule, stylesOfLook, typefaceFiles, typefacesModule } from './look-modules.ts';
import { startUpScript } from './start-up-script.ts';

/**
 * Marks a module as no file, so that no other plugin looks for it on disk (Vite, Virtual Modules
 * Convention).
 */
const resolved = '\0';

/** Sets the line at the head of every page of a preview with drafts. */
const stylesOfPreview = `@layer layout{.of-preview{background:var(--color-text);border:2px solid var(--color-text);color:var(--color-paper);flex-basis:100%;font-weight:620;margin-block-end:var(--space-s);padding:var(--space-xs) var(--space-s)}}`;

/**
 * Lets a list in a frame be as high as it is, and hides what saves: a browser would keep that for
 * the frame alone. Stylesheets of guides without such lists lack it.
 */
const stylesOfEmbedding = `@layer utilities{body.embedded{min-block-size:0;padding-block-end:0}.embedded .save{display:none}.embedded main{display:grid;gap:var(--space-2xl);grid-row:1;grid-template-columns:minmax(0,1fr);padding-block-start:0}}`;

/**
 * Lets pages and their scripts import what follows from the settings of the guide, which no file
 * holds; the modules are declared in `virtual-modules.d.ts`.
 *
 * @param guide.accentHue In degrees, as `oklch()` counts them.
 * @param guide.offline Whether browsers keep pages.
 * @param guide.locale Whose words scripts say (BCP 47).
 * @param showsDrafts Whether pages are of a preview with drafts, whose styles no guide has.
 */
export function guideModules(
	guide: Readonly<{ accentHue: number; locale: string; offline: boolean }> &
		LookFacts &
		SharingFacts,
	showsDrafts = false,
): Plugin {
	const { accentHue, locale, logo, offline: isOffline, sections = [], typefaces, words } = guide;
	const root = process.cwd();
	const messages = withOwnWords(messagesFor(locale), words, locale);
	const { events, offline, openingHours, saved } = messages;
	const { closedThatDay, closedThen, ...card } = events.card;
	const styles = resolve('src', 'styles.css');
	const modules: Readonly<Record<string, string | (() => Promise<string>)>> = {
		'virtual:waymark/guide-colours.css': `@layer tokens{:root{--accent-hue:${accentHue}}}${stylesOfLook(guide)}${showsDrafts ? stylesOfPreview : ''}${(guide.embedders ?? []).length > 0 ? stylesOfEmbedding : ''}`,
		'virtual:waymark/own-styles': existsSync(styles) ? `import ${JSON.stringify(styles)};` : '',
		'virtual:waymark/logo': () => logoModule(logo, root),
		'virtual:waymark/sections': `export default ${JSON.stringify(sections)};`,
		'virtual:waymark/typefaces': typefacesModule(typefaces, root),
		'virtual:waymark/typeface-files.css': typefaceFiles(typefaces, root),
		'virtual:waymark/card-words': `export default ${JSON.stringify(card)};`,
		'virtual:waymark/closed-words': `export default ${JSON.stringify({ closedThatDay, closedThen })};`,
		'virtual:waymark/save-button-words': `export default ${JSON.stringify(saved.button)};`,
		'virtual:waymark/save-notices': `export default ${JSON.stringify(saved.notices)};`,
		'virtual:waymark/offline-words': `export default ${JSON.stringify(offline.browser)};`,
		'virtual:waymark/keeps-pages': `export default ${isOffline};`,
		'virtual:waymark/status-words': `export default ${JSON.stringify(openingHours.status)};`,
		'virtual:waymark/start-up-script': `export default ${JSON.stringify(startUpScript())};`,
	};
	return {
		name: 'waymark-guide-modules',
		resolveId: {
			filter: { id: /^virtual:waymark\// },
			handler: (id) => (id in modules ? resolved + id : undefined),
		},
		load: {
			filter: { id: /^\0virtual:waymark\// },
			handler(id) {
				const module = modules[id.slice(resolved.length)];
				return typeof module === 'function' ? module() : module;
			},
		},
	};
}
