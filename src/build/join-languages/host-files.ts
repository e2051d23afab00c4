/** Matches files that a host reads at the root of a site alone. */
const hostFile = /^(robots\.txt|_headers|_redirects(\.[a-z]+)?)$/;

/** Returns whether a file of a site is read by hosts and robots at the root of a site alone. */
export function isHostFile(file: string): boolean {
	return hostFile.test(file);
}

/**
 * Returns what the sites of several languages say in such a file, as one text.
 *
 * @param texts Those of the languages, the one at the root first.
 */
export function joinedHostFile(file: string, texts: readonly string[]): string {
	const [first = '', ...others] = texts;
	const differing = others.filter((text) => text !== first);
	if (differing.length === 0) return first;
	return file === '_headers' ? joinedHeaders(first, differing) : joinedLines(first, differing);
}

/** Returns the lines of the first, then those of the others that it lacks. */
function joinedLines(first: string, others: readonly string[]): string {
	const known = new Set(first.split('\n'));
	const more = others
		.flatMap((text) => text.split('\n'))
		.filter((line) => line !== '' && !known.has(line));
	return first + [...new Set(more)].map((line) => `${line}\n`).join('');
}

interface HeaderRule {
	path: string;
	lines: string[];
}

const policyName = '  Content-Security-Policy: ';

/**
 * Returns the rules of the first, which hold below the paths of the others too, and of these the
 * rules of folders and files that are not at its own root. No header stands in two rules of one
 * path; what any page may load stands in the policy of all.
 */
function joinedHeaders(first: string, others: readonly string[]): string {
	const rules = rulesIn(first);
	const ofEach = others.map(rulesIn);
	const all = rules[0];
	if (all) {
		all.lines = all.lines.map((line) =>
			line.startsWith(policyName) ? joinedPolicies(line, policiesIn(ofEach.flat())) : line,
		);
	}
	// The first rule of each is that of all its paths.
	const needed = ofEach.flatMap(([, ...own]) => own.filter(({ path }) => !/\*\.\w+$/.test(path)));
	return [...rules, ...needed].map(({ lines, path }) => [path, ...lines, ''].join('\n')).join('\n');
}

function rulesIn(text: string): HeaderRule[] {
	const rules: HeaderRule[] = [];
	for (const line of text.split('\n')) {
		if (/^\S/.test(line)) rules.push({ path: line, lines: [] });
		else if (line !== '') rules.at(-1)?.lines.push(line);
	}
	return rules;
}

function policiesIn(rules: readonly HeaderRule[]): string[] {
	return rules.flatMap(({ lines }) => lines.filter((line) => line.startsWith(policyName)));
}

function joinedPolicies(line: string, others: readonly string[]): string {
	const directives = new Map<string, Set<string>>();
	for (const policy of [line, ...others]) {
		for (const part of policy.slice(policyName.length).split(';')) {
			const [name = '', ...sources] = part.trim().split(/\s+/);
			if (name === '') continue;
			const known = directives.get(name) ?? new Set();
			for (const source of sources) known.add(source);
			directives.set(name, known);
		}
	}
	const texts = [...directives].map(([name, sources]) => [name, ...sources].join(' '));
	return policyName + texts.join('; ');
}
