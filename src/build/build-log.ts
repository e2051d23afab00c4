import { fileURLToPath } from 'node:url';
import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import nodeLog from 'astro/logger/node';
import { resourceNames } from '../records/resource-name.ts';

/** Path of this module, by which Astro knows where its messages go. */
export const buildLogPath = fileURLToPath(import.meta.url);

/** Begins the names of the guide's own integrations and loaders. */
const ownLabel = 'waymark-';
/** Names of loaders, of which the messages repeat what the table of the reading says. */
const loaderLabels: readonly string[] = resourceNames.map((resource) => `${ownLabel}${resource}`);

/**
 * Writes Astro's log without what only informs of its own steps: it names each route, and as four
 * are rendered at once their times are on lines without a name. Warnings and errors are all there.
 */
export default function buildLog(): AstroLoggerDestination {
	const log = nodeLog();
	return {
		write(message) {
			if (isShown(message)) log.write(message);
		},
	};
}

function isShown({ label, level }: AstroLoggerMessage): boolean {
	if (level !== 'info') return true;
	return label?.startsWith(ownLabel) === true && !loaderLabels.includes(label);
}
