import { join } from 'node:path';
import { parseBaseUrl } from '../client/base-url.ts';
import type { SnapshotOrigin } from '../snapshot/snapshot-condition.ts';
import { moduleDigest } from '../sync/module-digest.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Path of the module that reads records, from the folder of the package. */
const parserModule = join('src', 'content', 'sync', 'entry-readers.ts');

/** Says by what a snapshot was made that is outdated. */
export const otherOrigin =
	'another version of this project, of its packages or of Node.js, or for another time zone or language';

/**
 * Returns what a snapshot of the service is known by.
 *
 * @throws {SettingsError} When the address of the service cannot be used.
 */
export function originOf({
	contentLanguage,
	header,
	query,
	showsDrafts = false,
	timeZone,
	url,
}: Pick<
	ServiceSettings,
	'url' | 'timeZone' | 'contentLanguage' | 'showsDrafts' | 'header' | 'query'
>): SnapshotOrigin {
	// What was read in another language is not taken for what is read now.
	const asked = [header, query].filter((text) => text !== undefined && text !== 'none');
	return {
		service: url === undefined ? 'sample' : parseBaseUrl(url).href,
		parser: moduleDigest(
			parserModule,
			timeZone,
			contentLanguage,
			`drafts: ${showsDrafts}`,
			...asked.map(String),
		),
	};
}
