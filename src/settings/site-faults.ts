import { z } from 'zod';
import { hosts } from '../hosting/host-limits.ts';
import type { Site } from '../site.ts';
import { goneAddressChoices, imageChoices } from './choices.ts';
import type { SettingProblem } from './read-settings.ts';

const count = z.int().min(0);
const yesOrNo = z.boolean();
const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`;

/** What members of `src/site.ts` have to be, each with how to say so: a build does not look at their types. */
const expectations: { [Member in keyof Site]?: [schema: z.ZodType, words: string] } = {
	looksUpTimeZones: [yesOrNo, 'true or false'],
	keptPastEventDays: [z.number().min(0).or(z.literal(Infinity)), 'a number of days, or Infinity'],
	verifiedForMonths: [z.number().min(0).or(z.literal(Infinity)), 'a number of months'],
	attributes: [z.object({}), 'an object; {} shows all'],
	shownMetadata: [z.record(z.string(), z.string()), 'an object of keys and their labels'],
	fullTextSearch: [yesOrNo, 'true or false'],
	goneAddresses: [z.enum(goneAddressChoices), oneOf(goneAddressChoices)],
	host: [z.enum(hosts), oneOf(hosts)],
	accentHue: [z.number().min(0).max(360), 'a hue in degrees, from 0 to 360'],
	mostSocialImages: [count, 'a whole number from 0 on'],
	mostBrowseLists: [count, 'a whole number from 0 on'],
	images: [z.enum(imageChoices), oneOf(imageChoices)],
	sameAs: [
		z.array(z.url({ protocol: /^https?$/ })).optional(),
		"a list of web addresses, such as ['https://board.example/']",
	],
	imageLicences: [z.array(z.string()), 'a list of names of licences'],
	accessibility: [
		z.object({ assessedOn: z.iso.date().optional(), knownBarriers: z.array(z.string()) }),
		"such as { assessedOn: '2026-11-21', knownBarriers: [] }",
	],
};

/**
 * What is wrong with the values of `src/site.ts` that no setting has a fault of its own for. A day that is none would end the build
 * at a page, and a host that is misspelt would be taken for none.
 */
export function siteFaults(site: Site): SettingProblem[] {
	return Object.entries(expectations).flatMap(([member, [schema, words]]) => {
		// `Object.entries` cannot know that the keys are members.
		const value: unknown = site[member as keyof Site];
		if (schema.safeParse(value).success) return [];
		const message = `${member} in src/site.ts (${JSON.stringify(value)}) is not right. Make it ${words}.`;
		return [{ setting: member, message }];
	});
}
