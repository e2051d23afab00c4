import { terminalText } from '../../config/security/terminal-text.ts';
import type { SiteProblem } from './site-problem.ts';

const maxListed = 20;
/** Maximum number of pages that are named of those on which the same is wrong. */
const maxPagesNamed = 3;

/** Says that the site was built, but must not be published. */
export class InvalidSiteError extends Error {
	override readonly name = 'InvalidSiteError';
	readonly hint: string;

	constructor(errors: readonly SiteProblem[]) {
		const alike = Map.groupBy(errors, ({ message, rule }) => `${rule} ${message}`);
		const listed = [...alike.values()].slice(0, maxListed);
		const rest = errors.length - listed.flat().length;
		super(
			[
				`The finished site has ${errors.length} ${errors.length === 1 ? 'error' : 'errors'} and must not be published.`,
				...listed.map(inWords),
				...(rest > 0 ? [`… and ${rest} more.`] : []),
			].join('\n'),
		);
		this.hint = [...new Set(errors.map(({ rule, remedy }) => `${rule}: ${remedy}`))]
			.slice(0, maxListed)
			.join('\n');
	}
}

/**
 * Returns the words for errors of one kind.
 * @param alike Errors that say the same of their pages.
 */
function inWords(alike: readonly SiteProblem[]): string {
	const pages = [...new Set(alike.map(({ page }) => page))];
	const named = pages.slice(0, maxPagesNamed).join(', ');
	const others = pages.length - maxPagesNamed;
	const rest = others > 0 ? ` and ${others} more ${others === 1 ? 'page' : 'pages'}` : '';
	return `  ${terminalText(`${named}${rest} (${alike[0]?.rule ?? ''}): ${alike[0]?.message ?? ''}`)}`;
}
