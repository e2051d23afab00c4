import { places as messages } from '../../i18n/messages/en/places.ts';
import type { DroppedField } from '../../records/read-record.ts';
import { attributesOf } from './attributes.ts';

/**
 * Returns what a page leaves out of free-form attributes by its bounds, for the report; what a
 * guide hides of them counts too.
 *
 * @param attributes As the schema has read them.
 */
export function attributeProblems(
	attributes: Readonly<Record<string, unknown>> | undefined,
): DroppedField[] {
	const problems: DroppedField[] = [];
	const onLeftOut = (path: string, reason: string) => problems.push({ path, reason });
	attributesOf(attributes, 'en', messages, { onLeftOut });
	return problems;
}
