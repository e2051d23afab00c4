import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { compareTexts } from '../../i18n/text-order.ts';
import { dependencyLicences, type PackageLock } from './dependency-licences.ts';

/**
 * Describes the response of `npm audit`, for `npm run check:dependencies`: that checks the licences
 * of all production dependencies, and what the registry knows of their weaknesses. Exit code 1
 * where a licence is not allowed or a weakness is known; a registry that does not answer is
 * reported, and shows nothing about them.
 */
interface Audit {
	metadata?: { vulnerabilities?: Record<string, number> };
	vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const auditMs = 60_000;

// npm wrote it.
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as PackageLock;
const { byLicence, refused } = dependencyLicences(lock);
for (const [licence, names] of [...byLicence].sort(([a], [b]) => compareTexts(a, b))) {
	console.log(`${licence}: ${names.length} (${names.join(', ')})`);
}
for (const name of refused) {
	console.error(
		`Not an allowed licence: ${name}. Replace it, or allow it in src/cli/commands/dependency-licences.ts.`,
	);
}
const audit = await npmAudit();
if (audit.metadata?.vulnerabilities === undefined) {
	console.warn(
		'The npm registry could not be asked for known weaknesses: that part was not checked.',
	);
}
const weaknesses = Object.entries(audit.vulnerabilities ?? {});
for (const [name, { range, severity }] of weaknesses) {
	console.error(`Known weakness (${severity}): ${name} ${range}. See npm audit --omit=dev.`);
}
if (audit.metadata?.vulnerabilities?.total === 0) console.log('No known weakness.');
process.exitCode = refused.length + weaknesses.length > 0 ? 1 : 0;

/**
 * Returns what `npm audit` reports; nothing where the registry cannot be reached or answers
 * something else.
 */
function npmAudit(): Promise<Audit> {
	return new Promise((resolve) => {
		const options = {
			timeout: auditMs,
			maxBuffer: 50_000_000,
			shell: process.platform === 'win32',
		};
		execFile('npm', ['audit', '--omit=dev', '--json'], options, (_, output) => {
			try {
				// As npm documents it; an error of npm has other members.
				resolve(JSON.parse(output) as Audit);
			} catch {
				resolve({});
			}
		});
	});
}
