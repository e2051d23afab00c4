/**
 * Lets a browser fetch the next page of the guide while the finger or the button is still down on
 * its link, and nothing before: visitors who roam pay for what is fetched in vain. Browsers that
 * know no such rules pass over them (HTML, "Speculative loading").
 *
 * @param base Path under which the site is served, with a slash at both ends.
 */
export function speculationRules(base: string): string {
	// Pages end with a slash, files for other applications do not.
	const pages = [base, `${base}*/`];
	return JSON.stringify({
		prefetch: [{ where: { href_matches: pages }, eagerness: 'conservative' }],
	});
}
