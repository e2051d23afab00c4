import { imageCopyLine } from '../image-copies/image-copy-report.ts';
import { resourceNames } from '../../records/resource-name.ts';
import { factsFile } from '../../config/guide-file.ts';
import { terminalText } from '../../config/security/terminal-text.ts';
import { type ContentReport, leftOutCount, namedCount, staleCount } from './content-report.ts';

const maxLinesOfDetail = 12;

/**
 * Returns the report in one screen: a line per resource, then the reasons with the most records.
 * What is published and what is left out add up to what is listed, where it was read now; the
 * columns after them say how.
 */
export function reportTable(report: ContentReport): string {
	const header = [
		'',
		'listed',
		'published',
		'left out',
		'fetched',
		'unchanged',
		'stale',
		'dropped',
		'to mend',
	];
	const isOfSnapshot = report.content !== undefined && report.content !== 'read';
	const rows = resourceNames.map((name) => {
		const resource = report.resources[name];
		return [
			name,
			isOfSnapshot ? '–' : resource.listed,
			resource.published,
			leftOutCount(resource),
			resource.fetched,
			resource.unchanged,
			staleCount(resource),
			namedCount(resource.dropped),
			namedCount(resource.toMend),
		].map(String);
	});
	const images = report.images ? [imageCopyLine(report.images)] : [];
	const lines = [...alignColumns([header, ...rows]), ...images, ...midnightEnds(report)];
	return [...lines, ...reasons(report)].join('\n');
}

/**
 * Returns the line on how ends at 00:00 are read; none where there is neither evidence nor a
 * setting.
 */
function midnightEnds({ endAtMidnight }: ContentReport): string[] {
	if (endAtMidnight === undefined) return [];
	const { nextDay, reading, sameDay } = endAtMidnight;
	if (reading === 'auto' && sameDay === 0) return [];
	const read = {
		auto: 'in doubt, of whole days as the midnight after the last',
		'last-day': 'as the last day',
		exclusive: 'as the midnight after the last day',
	}[reading];
	return [
		`An end of events at 00:00 is read ${read}: ${sameDay} one-day events end when they begin, ${nextDay} at the next midnight (endAtMidnight in ${factsFile}).`,
	];
}

function reasons(report: ContentReport): string[] {
	const found = resourceNames.flatMap((name) => {
		const { dropped, leftOut, stale } = report.resources[name];
		return [
			...Object.entries(stale).map(([reason, records]) => ({
				count: records.length,
				line: `${name} shown as read before: ${reason} (${sampleOf(records)})`,
			})),
			...Object.entries(leftOut).map(([reason, records]) => ({
				count: records.length,
				line: `${name} left out: ${reason} (${sampleOf(records)})`,
			})),
			...Object.entries(dropped).map(([reason, parts]) => ({
				count: parts.length,
				line: `${name} field dropped: ${reason} (${sampleOf(parts)})`,
			})),
		];
	});
	for (const [reason, images] of Object.entries(report.images?.failed ?? {})) {
		const urls = images.map(({ url }) => ({ id: url }));
		found.push({ count: images.length, line: `image not copied: ${reason} (${sampleOf(urls)})` });
	}
	const sorted = found.sort((a, b) => b.count - a.count);
	const shown = sorted.slice(0, maxLinesOfDetail).map(({ line }) => `  ${terminalText(line)}`);
	const rest = sorted.length - shown.length;
	return rest > 0 ? [...shown, `  … and ${rest} more reasons in the report file`] : shown;
}

function sampleOf(records: readonly { id: string }[]): string {
	const [first] = records;
	if (!first) return '0';
	return records.length === 1 ? first.id : `${records.length}, such as ${first.id}`;
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.map((row) => (row[column] ?? '').length)),
	);
	return rows.map((row) =>
		row
			.map((cell, column) =>
				column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
			)
			.join('  ')
			.trimEnd(),
	);
}
