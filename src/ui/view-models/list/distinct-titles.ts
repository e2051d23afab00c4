export interface TitledPage {
	path: string;
	/** Titles from the shortest to the one that says most. */
	candidates: readonly [string, ...string[]];
}

/**
 * Returns a title for each page by its path, of which no two are the same: the first candidate that
 * no other page has. Where the last candidates of several pages are the same, numbers tell them
 * apart, in the order given.
 *
 * @param reserved Titles that other pages have.
 */
export function distinctTitles(
	pages: readonly TitledPage[],
	reserved: Iterable<string>,
): Map<string, string> {
	const titles = new Map<string, string>();
	const taken = new Set(reserved);
	let waiting = pages;
	const maxCandidates = Math.max(0, ...pages.map(({ candidates }) => candidates.length));
	for (let index = 0; index < maxCandidates; index++) {
		const byTitle = Map.groupBy(waiting, ({ candidates }) => candidateAt(candidates, index));
		waiting = [...byTitle].flatMap(([title, bearers]) => {
			const [bearer, ...others] = bearers;
			if (!bearer || others.length > 0 || taken.has(title)) return bearers;
			titles.set(bearer.path, title);
			taken.add(title);
			return [];
		});
	}
	const numbers = new Map<string, number>();
	for (const { candidates, path } of waiting) {
		titles.set(path, numbered(candidateAt(candidates, candidates.length), taken, numbers));
	}
	return titles;
}

function candidateAt(candidates: TitledPage['candidates'], index: number): string {
	return candidates[Math.min(index, candidates.length - 1)] ?? candidates[0];
}

/**
 * Returns a title with the first number that makes it unique.
 * @param numbers The last one that was used with each title: those below are taken.
 */
function numbered(title: string, taken: Set<string>, numbers: Map<string, number>): string {
	let number = numbers.get(title) ?? 1;
	let free = withNumber(title, number);
	while (taken.has(free)) free = withNumber(title, ++number);
	numbers.set(title, number);
	taken.add(free);
	return free;
}

function withNumber(title: string, number: number): string {
	return number === 1 ? title : `${title} (${number})`;
}
