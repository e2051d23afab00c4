import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { effectiveSite } from '../../config/effective-site.ts';
import { factsFile } from '../../config/guide-file.ts';
import { loadEnvironment } from '../../config/load-environment.ts';
import { memoryFiles } from '../../config/memory-files.ts';
import { readSettings, type Settings } from '../../config/read-settings.ts';
import { guideSite as site } from '../../config/guide-site.ts';
import { cutMap, planMap } from '../map/cut-map.ts';
import { mapBoxes } from '../map/wanted-tiles.ts';
import { placesOfSnapshot } from '../map/places-of-snapshot.ts';
import { failureOf } from './command-line.ts';
import { mapArguments, mapUsage } from './map-arguments.ts';

/** `npm run map`: cuts the map of the guide's places out of that of a larger area. */
try {
	await main();
} catch (error) {
	const { exitCode, text } = failureOf(error);
	console.error(text instanceof Error ? text.message : text);
	process.exitCode = exitCode;
}

async function main(): Promise<void> {
	const { from, isDryRun, maxBytes, maxZoom } = mapArguments(process.argv.slice(2));
	if (from === undefined) {
		console.log(mapUsage);
		return;
	}
	// What is wrong with other settings does not concern the map.
	const settings = readSettings(loadEnvironment()).settings as Settings;
	const { baseMap } = effectiveSite(settings, site);
	const name = baseMap.endsWith('.pmtiles') ? baseMap : 'maps/guide.pmtiles';
	const path = join('public', name);
	const boxes = mapBoxes(placesOfSnapshot(memoryFiles(settings).snapshotPath));
	for (const [west, south, east, north] of boxes) {
		console.log(
			`Box: ${[west, south, east, north].map((degrees) => degrees.toFixed(3)).join(', ')}`,
		);
	}
	const plan = await planMap(from, boxes, maxZoom);
	console.log(
		`Zooms 0 to ${plan.maxZoom}: ${plan.tileCount} tiles. ${path} will have ${megabytes(plan.fileBytes)}; ${megabytes(plan.fetchBytes)} are fetched in ${plan.ranges.length} requests.`,
	);
	if (isDryRun) return;
	if (plan.fileBytes > maxBytes) {
		throw new Error(
			`That is more than ${megabytes(maxBytes)}: state a lower --max-zoom, or a higher --most-megabytes.`,
		);
	}
	const isReplaced = existsSync(path);
	await cutMap(plan, path, progress(plan.fetchBytes));
	console.log(`${path} is ${isReplaced ? 'replaced' : 'written'}. In ${factsFile}:`);
	console.log(`	baseMap: '${name}',`);
	console.log(`or in the environment: GUIDE_BASE_MAP=${name}`);
}

/** Returns what says, at each tenth, how far the fetching is. */
function progress(allBytes: number): (bytes: number) => void {
	let reported = 0;
	return (bytes) => {
		const tenths = Math.floor((bytes / allBytes) * 10);
		if (tenths > reported) console.log(`${tenths * 10} % fetched`);
		reported = tenths;
	};
}

function megabytes(bytes: number): string {
	return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
