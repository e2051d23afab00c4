/**
 * The members of a node in their order, none of no node.
 *
 * `Object.entries` would have the compiler infer one type of all values of schema.org, which takes
 * it 20 s.
 */
export function membersOf(node: object = {}): [string, unknown][] {
	return Object.entries(node);
}
