/** Where the guide shows a field; a place that is left out does not show it. */
export interface FieldHome {
	page?: string;
	lists?: string;
	structuredData?: string;
}

/** By path, such as `location.address.city`; elements of a list have no index. */
export type FieldHomes = Readonly<Record<string, FieldHome>>;

/** The page of a field whose value no page shows; structured data may still have it. */
export const notForVisitors = 'not for visitors';

/** Returns the same homes below a member. */
export function homesBelow(member: string, homes: FieldHomes): FieldHomes {
	return Object.fromEntries(
		Object.entries(homes).map(([path, home]) => [`${member}.${path}`, home]),
	);
}
