/** Names the types that JSON cannot hold, or not whole. */
type Lost =
	| ReadonlyMap<unknown, unknown>
	| ReadonlySet<unknown>
	| Date
	| RegExp
	| bigint
	| symbol
	| ((...values: never) => unknown);

/** Accepts a value that JSON can hold whole. */
export type JsonSerializable<T> = T extends Lost
	? never
	: T extends object
		? { [Key in keyof T]: JsonSerializable<T[Key]> }
		: T;
