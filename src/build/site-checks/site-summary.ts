import { terminalText } from '../../config/security/terminal-text.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import type { SiteCheck } from './check-site.ts';

const mostTypes = 8;
const mostWarnings = 5;

/** Returns what the check of a finished site found, in a few lines for the terminal. */
export function siteSummary(
	{ nodeCounts, pageCount, problems, sitemapPages, twinCount, withoutRichResult }: SiteCheck,
	seconds: number,
): string[] {
	const warnings = problems.filter(
		({ rule, severity }) => severity === 'warning' && !rule.startsWith('structured data'),
	);
	return [
		`${pageCount} pages checked in ${seconds.toFixed(1)} s: credits, links, heads, structured data. ${sitemapPages.size} are for search engines, ${twinCount} have their data beside them.`,
		`Nodes: ${counts(nodeCounts, mostTypes)}.`,
		...(withoutRichResult.size > 0
			? [`Without a rich result: ${counts(withoutRichResult, mostTypes)}`]
			: []),
		...(warnings.length > 0 ? [`${warnings.length} warnings, such as:`] : []),
		...warnings
			.slice(0, mostWarnings)
			.map(({ message, page }) => `  ${terminalText(`${page}: ${message}`)}`),
	];
}

/** The most frequent first. */
function counts(found: ReadonlyMap<string, number>, most: number): string {
	const sorted = [...found].sort(([a, x], [b, y]) => y - x || compareTexts(a, b));
	const listed = sorted.slice(0, most).map(([name, count]) => `${count} ${name}`);
	const rest = sorted.length - listed.length;
	return [...listed, ...(rest > 0 ? [`${rest} more kinds`] : [])].join(', ');
}
