import { resourceNames } from '../../records/resource-name.ts';
import { terminalText } from '../../config/security/terminal-text.ts';
import type { ContentReport } from './content-report.ts';

/** Reason why a text, or a record that cannot do without it, is dropped. */
export const tokenReason = 'holds the access token';

const maxNamed = 3;

/**
 * Warns of records that hold the access token, before all else: among a hundred reasons for
 * dropping a field nobody would see it.
 */
export function warnOfToken(report: ContentReport): void {
	const places = resourceNames.flatMap((name) => {
		const { dropped, leftOut, stale } = report.resources[name];
		const parts = Object.entries(dropped).filter(([key]) => key.endsWith(`: ${tokenReason}`));
		const records = [...Object.entries(leftOut), ...Object.entries(stale)].flatMap(
			([reason, found]) =>
				found.filter(({ detail = '' }) =>
					[reason, detail].some((text) => text.includes(`unreadable: ${tokenReason}`)),
				),
		);
		return [
			...parts.flatMap(([, found]) =>
				found.map(({ id, path }) => ({ record: `${name} ${id}`, path })),
			),
			...records.map(({ id }) => ({ record: `${name} ${id}`, path: '' })),
		];
	});
	const byRecord = [...Map.groupBy(places, ({ record }) => record)];
	if (byRecord.length === 0) return;
	const named = byRecord.slice(0, maxNamed).map(([record, found]) => {
		const paths = found.map(({ path }) => path).filter((path) => path !== '');
		return paths.length === 0 ? record : `${record} (${paths.slice(0, maxNamed).join(', ')})`;
	});
	const more = byRecord.length - named.length;
	const rest = more > 0 ? ` and ${more} more, which the report names` : '';
	report.warnings.unshift(
		terminalText(
			`The access token stands in content of the service: ${named.join(', ')}${rest}. These texts are not published. Unless the service itself writes the token into the addresses that it gives to you, others may know it: tell the operator of the service, and replace the token.`,
		),
	);
}
