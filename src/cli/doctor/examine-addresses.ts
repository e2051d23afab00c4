import { existsSync } from 'node:fs';
import { readPermalinkFile } from '../../content/permalink-store/permalink-file.ts';
import { type DoctorFinding, good, notable, wrongBy } from './finding.ts';

const subject = 'file of addresses';

/**
 * Tells whether the addresses that are committed can be read: without them a build publishes
 * nothing.
 *
 * @param path Absent where the guide has no such file.
 */
export function examineAddresses(path: string | undefined): DoctorFinding[] {
	if (path === undefined) return [];
	if (!existsSync(path)) {
		return [notable(subject, `there is none yet at ${path}: the first build writes it.`)];
	}
	try {
		const { length } = readPermalinkFile(path);
		return [good(subject, `${path} can be read; addresses in it: ${length}.`)];
	} catch (error) {
		return [wrongBy(subject, error)];
	}
}
