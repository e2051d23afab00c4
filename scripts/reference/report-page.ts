import { problemGroups } from '../../src/content/editors-report/problem.ts';
import { editorsReport } from '../../src/i18n/messages/en/editors-report.ts';

/**
 * Returns the generated part of `docs/reference/report-rules.md`: each rule as the report words it.
 */
export function reportReference(): string {
	const { groups, rules } = editorsReport;
	return Object.entries(problemGroups)
		.map(([group, names]) =>
			[
				// The keys are those of the groups.
				`## ${groups[group as keyof typeof problemGroups]}`,
				...names.map(
					(name) => `### \`${name}\`\n\n**${rules[name].title}.** ${rules[name].remedy}`,
				),
			].join('\n\n'),
		)
		.join('\n\n');
}
