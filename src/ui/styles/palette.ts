import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/** Names when a colour is seen; pages have one palette for each. */
export const dayAndNight = ['day', 'night'] as const;
export type DayOrNight = (typeof dayAndNight)[number];

/** Number of custom properties that one value may lead through. */
const mostCalls = 50;

/** Holds values of custom properties by their names, as they are stated. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * Returns the custom properties that stylesheets state for whole pages on screens. Of two of one
 * name the later one counts, as styles of a guide's own outweigh those of the package.
 */
export function pageTokens(stylesheets: readonly string[], when: DayOrNight): Tokens {
	const tokens = new Map<string, string>();
	for (const text of stylesheets) {
		parsed(text)?.walkDecls(/^--/, ({ parent, prop, value }) => {
			if (parent?.type !== 'rule') return;
			// postcss: what has this type is a rule.
			if (holds(parent, when)) tokens.set(prop, value);
		});
	}
	return tokens;
}

/**
 * Returns a value with the custom properties that it names, and of `light-dark()` what is seen
 * then; `undefined` where a custom property is stated nowhere, or names itself.
 */
export function resolvedValue(
	stated: string,
	tokens: Tokens,
	when: DayOrNight,
): string | undefined {
	let value = stated;
	for (let calls = 0; calls < mostCalls; calls++) {
		const call = /(?<![-\w])(var|light-dark)\(/.exec(value);
		if (call === null) return value;
		const { end, parts } = argumentsFrom(value, call.index + call[0].length);
		const [first = '', second] = parts;
		const chosen =
			call[1] === 'var' ? (tokens.get(first) ?? second) : when === 'day' ? first : second;
		if (chosen === undefined) return undefined;
		value = value.slice(0, call.index) + chosen + value.slice(end);
	}
	return undefined;
}

function parsed(stylesheet: string): Root | undefined {
	try {
		return postcss.parse(stylesheet);
	} catch {
		// A build ends with what is wrong with it.
		return undefined;
	}
}

/** Returns what stands between the parentheses of a call, by its commas, and where they end. */
function argumentsFrom(text: string, from: number): { parts: string[]; end: number } {
	const parts: string[] = [];
	let [at, depth, begin] = [from, 0, from];
	for (; at < text.length && !(depth === 0 && text[at] === ')'); at++) {
		if (text[at] === '(') depth++;
		else if (text[at] === ')') depth--;
		else if (text[at] === ',' && depth === 0) {
			parts.push(text.slice(begin, at).trim());
			begin = at + 1;
		}
	}
	return { parts: [...parts, text.slice(begin, at).trim()], end: at + 1 };
}

/** Returns whether a rule is of whole pages, and holds on screens by day or by night. */
function holds(rule: Rule, when: DayOrNight): boolean {
	const other = when === 'day' ? 'dark' : 'light';
	const isOfPages = rule.selectors.some((selector) => {
		const stated = selector.replace(/:not\([^)]*\)/g, '');
		return /^(:root|html)(\[[^\]]*\])*$/.test(stated) && !stated.includes(other);
	});
	return isOfPages && outerRules(rule).every((outer) => mayHold(outer, other));
}

function mayHold({ name, params }: AtRule, other: string): boolean {
	if (name !== 'media') return true;
	return params.includes('prefers-color-scheme') && !params.includes(other);
}

function outerRules({ parent }: Rule | AtRule): AtRule[] {
	// postcss: what has this type is a rule with a name.
	return parent?.type === 'atrule' ? [parent, ...outerRules(parent)] : [];
}
