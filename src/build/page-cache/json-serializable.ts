/** Names the types that JSON has not, or not all of. */
type Lost =
	| ReadonlyMap<unknown, unknown>
	| ReadonlySet<unknown>
	| Date
	| RegExp
	| bigint
	| symbol
	| ((...values: never) => unknown);

/** A value that JSON has all of. */
export type JsonSerializable<T> = T extends Lost
	? never
	: T extends object
		? { [Key in keyof T]: JsonSerializable<T[Key]> }
		: T;
