/**
 * Names what a link to another site is there for.
 *
 * - `source`: a website, publisher, map or credit that the record names as what it is, or a page
 *   that the operator names
 * - `licence`: of what stands beside the link
 * - `payment`: tickets and donations
 * - `free-text`: an address in a field in which anything may stand
 */
export type LinkPurpose = 'source' | 'licence' | 'payment' | 'free-text';

const relations: Readonly<Record<LinkPurpose, string>> = {
	source: 'noopener external',
	licence: 'license noopener external',
	payment: 'nofollow noopener external',
	'free-text': 'nofollow noopener external',
};

/**
 * Returns the relations of a link to another site, whose page gets no hold on the window that it
 * was opened from (`noopener`).
 *
 * Search engines are asked not to take links for a recommendation (`nofollow`) where the guide
 * cannot vouch for them: where money is paid, and where an address stands in a text. Google keeps
 * `sponsored` for links that somebody paid for, which no record states, and `ugc` for what visitors
 * write (Google Search Central, "Qualify your outbound links").
 */
export function linkRelations(purpose: LinkPurpose): string {
	return relations[purpose];
}
