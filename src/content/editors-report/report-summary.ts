import type { EditorsReportWords } from '../../i18n/messages/en/editors-report.ts';
import type { ReportSection } from './sections.ts';

/** Maximum number of groups of a summary: more would not fit a line. */
const maxGroups = 4;

/**
 * Returns one line for the terminal: where the report for editors lies, and what is worst in
 * it.
 */
export function reportSummary(
	sections: readonly ReportSection[],
	path: string,
	words: EditorsReportWords,
): string {
	if (sections.length === 0) return words.summaryOfNothing(path);
	const worst = sections
		.slice(0, maxGroups)
		.map(({ count, group }) => `${words.groups[group].toLowerCase()} ${count}`);
	const rest = sections.length > maxGroups ? ', …' : '';
	return `${words.summary(path)} ${worst.join(', ')}${rest}`;
}
