import { z } from 'zod';
import type { Site } from './site.ts';
import { factsFile } from './guide-file.ts';
import type { SettingProblem } from './read-settings.ts';

const text = z.string().trim().min(1);
const tag = z.string().refine((language) => {
	try {
		return Intl.getCanonicalLocales(language).length > 0;
	} catch {
		return false;
	}
});
const label = z.union([text, z.record(tag, text).refine((texts) => Object.keys(texts).length > 0)]);
const field = z.union([
	text,
	z.strictObject({
		label: label.optional(),
		nameIn: tag.optional(),
		isHidden: z.boolean().optional(),
		isFilter: z.boolean().optional(),
	}),
]);

const labelWords =
	"a label, such as 'Chamber music', or one for each language, such as { en: 'Chamber music', de: 'Kammermusik' }";
const fieldWords =
	"a label, such as 'Stars', or what it is: { label: 'Stars' }, { nameIn: 'en' } or { isHidden: true }";

/** Lists the members of `src/config/site.ts` whose faults are found here. */
export const fieldMembers = ['fields', 'terms'] as const;

/**
 * Returns what is wrong with the terms and fields of `src/config/site.ts`, each by its own name.
 */
export function fieldFaults(site: Site): SettingProblem[] {
	return [
		...entryFaults('fields', site.fields, field, fieldWords),
		...entryFaults(
			'terms',
			site.terms,
			z.record(z.string(), z.unknown()),
			"labels by value, such as { INC4: 'Chamber music' }",
		),
		...Object.entries(isObject(site.terms) ? site.terms : {}).flatMap(([name, labels]) =>
			isObject(labels) ? entryFaults(`terms.${name}`, labels, label, labelWords) : [],
		),
	];
}

function entryFaults(
	setting: string,
	entries: unknown,
	schema: z.ZodType,
	words: string,
): SettingProblem[] {
	if (!isObject(entries)) {
		const message = `${setting} in ${factsFile} (${JSON.stringify(entries)}) is not right. Make it an object; {} says nothing.`;
		return [{ setting, message }];
	}
	return Object.entries(entries).flatMap(([key, value]) =>
		schema.safeParse(value).success
			? []
			: [
					{
						setting,
						message: `${setting}.${key} in ${factsFile} (${JSON.stringify(value)}) is not right. Make it ${words}.`,
					},
				],
	);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
