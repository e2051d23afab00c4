import { terminalText } from '../security/terminal-text.ts';
import type { SiteProblem } from './site-problem.ts';

const mostListed = 20;

/** The site was built, but must not be published. */
export class UnsoundSiteError extends Error {
	override readonly name = 'UnsoundSiteError';
	readonly hint: string;

	constructor(errors: readonly SiteProblem[]) {
		const listed = errors.slice(0, mostListed).map(inWords);
		const rest = errors.length - listed.length;
		super(
			[
				`The finished site has ${errors.length} ${errors.length === 1 ? 'error' : 'errors'} and must not be published.`,
				...listed,
				...(rest > 0 ? [`… and ${rest} more.`] : []),
			].join('\n'),
		);
		this.hint = [...new Set(errors.map(({ rule, remedy }) => `${rule}: ${remedy}`))]
			.slice(0, mostListed)
			.join('\n');
	}
}

function inWords({ message, page, rule }: SiteProblem): string {
	return `  ${terminalText(`${page} (${rule}): ${message}`)}`;
}
