import type { DroppedField } from './read-record.ts';

/**
 * Maximum number of levels that are looked into: more than any field of a record that is shown has,
 * and few enough to follow a value into its depth.
 */
const maxLevels = 40;

export interface RecordWithoutTexts {
	record: unknown;
	dropped: DroppedField[];
}

/**
 * Returns a copy of a record without the texts that are refused, and without the members whose
 * names are.
 *
 * @param reason Why they are refused. Names that are refused are not reported.
 */
export function withoutTexts(
	source: unknown,
	isRefused: (text: string) => boolean,
	reason: string,
): RecordWithoutTexts {
	const dropped: DroppedField[] = [];
	const drop = (path: string) => {
		dropped.push({ path, reason });
	};

	function rest(value: unknown, path: string, levels: number): unknown {
		if (typeof value === 'string' && isRefused(value)) {
			drop(path);
			return undefined;
		}
		if (typeof value !== 'object' || value === null || levels === 0) return value;
		if (Array.isArray(value)) {
			return value
				.map((element, index) => rest(element, `${path}[${index}]`, levels - 1))
				.filter((element) => element !== undefined);
		}
		const prefix = path === '' ? '' : `${path}.`;
		const members = Object.entries(value).flatMap(([name, member]) => {
			if (!isRefused(name)) return [[name, rest(member, prefix + name, levels - 1)] as const];
			drop(`${prefix}***`);
			return [];
		});
		return Object.fromEntries(members);
	}

	return { record: rest(source, '', maxLevels), dropped };
}
