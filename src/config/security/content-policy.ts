/**
 * Holds a content security policy (W3C, CSP Level 3): the sources that each of its directives
 * allows.
 */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** Reads a policy as browsers do: of a directive that is named twice the first counts. */
export function parsePolicy(text: string): ContentPolicy {
	const policy = new Map<string, readonly string[]>();
	for (const part of text.split(';')) {
		const [name = '', ...sources] = part.trim().split(/\s+/);
		if (name !== '' && !policy.has(name)) policy.set(name, sources);
	}
	return policy;
}

/** Returns the policy as a header or a `meta` element states it. */
export function policyText(policy: ContentPolicy): string {
	return Array.from(policy, ([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * Returns whether sources stand for something that is known by its hash: an inline script or style.
 */
export function isHash(source: string): boolean {
	return /^'sha(256|384|512)-/.test(source);
}

/** Returns the policy with sources that a directive allows besides, each once. */
export function withSources(
	policy: ContentPolicy,
	directive: string,
	added: Iterable<string>,
): ContentPolicy {
	const sources = new Set([...(policy.get(directive) ?? []), ...added]);
	return sources.size === 0 ? policy : new Map([...policy, [directive, [...sources]]]);
}
