import { z } from 'zod';
import { midnightEndChoices } from '../domain/events/midnight-ends.ts';
import { guideOnlyMembers } from './define-guide.ts';
import { factsFile } from './guide-file.ts';
import { hosts } from './host-limits.ts';
import type { Site } from './site.ts';
import { goneAddressChoices, imageChoices, pastValidityChoices } from './choices.ts';
import { fieldMembers } from './field-faults.ts';
import { lookExpectations } from './look-faults.ts';
import type { SettingProblem } from './read-settings.ts';
import { maxTypingErrors } from '../outputs/search/typing-errors.ts';
import { nearestName } from './nearest-name.ts';

const text: [schema: z.ZodType, words: string] = [z.string(), 'a text'];
const count = z.int().min(0);
const yesOrNo = z.boolean();
const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`;

/**
 * Lists what members of `src/config/site.ts` have to be, each with how to say so: a build does not
 * look at their types.
 */
const expectations: Record<
	Exclude<keyof Site, (typeof fieldMembers)[number] | 'languages'>,
	[schema: z.ZodType, words: string]
> = {
	name: text,
	tagline: text,
	locale: text,
	contentLanguage: text,
	termsLanguage: [z.string().optional(), 'a text'],
	descriptionLanguageKey: [z.string(), 'a key of metadata, or none'],
	timeZone: text,
	currency: text,
	baseMap: text,
	baseMapAttribution: text,
	looksUpTimeZones: [yesOrNo, 'true or false'],
	endAtMidnight: [z.enum(midnightEndChoices), oneOf(midnightEndChoices)],
	keptPastEventDays: [z.number().min(0).or(z.literal(Infinity)), 'a number of days, or Infinity'],
	pastValidity: [z.enum(pastValidityChoices), oneOf(pastValidityChoices)],
	verifiedForMonths: [z.number().min(0).or(z.literal(Infinity)), 'a number of months'],
	fullTextSearch: [yesOrNo, 'true or false'],
	offline: [yesOrNo, 'true or false'],
	publicHolidays: [yesOrNo, 'true or false'],
	structuredDataFiles: [yesOrNo, 'true or false'],
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
	allowedSources: [
		z.record(z.string(), z.array(z.string())),
		"an object of lists, such as { 'script-src': ['https://stats.example'] }; {} allows no others",
	],
	contact: [z.string().optional(), 'a text'],
	footerLinks: [
		z.array(z.strictObject({ label: z.string(), href: z.string() })).optional(),
		"a list of links, such as [{ label: 'Imprint', href: 'imprint/' }]",
	],
	imageLicences: [z.array(z.string()), 'a list of names of licences'],
	...lookExpectations,
	cors: [yesOrNo.optional(), 'true or false'],
	embedders: [
		z.array(z.string().regex(/^https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+(:\d{1,5})?$/)).optional(),
		"a list of origins, such as ['https://hotel.example']",
	],
	accessibility: [
		z.strictObject({ assessedOn: z.iso.date().optional(), knownBarriers: z.array(z.string()) }),
		"such as { assessedOn: '2026-11-21', knownBarriers: [] }",
	],
};

/** Lists members of earlier versions, each with what has taken its place. */
const former: Readonly<Record<string, string>> = {
	attributes: "fields: { stars: 'Stars', remarks: { isHidden: true } }, in the order of attributes",
	shownMetadata: "fields: { opened: 'Opened in' }",
};

const memberNames = [...Object.keys(expectations), ...fieldMembers, 'languages'];

/**
 * Returns what is wrong with the kinds of values in `src/config/site.ts`, with those values that no
 * setting has a fault of its own for, and with names that are no members. A day that is none would
 * end the build at a page, and a host that is misspelt would be taken for none.
 */
export function siteFaults(site: Site): SettingProblem[] {
	const ofKinds = Object.entries(expectations).flatMap(([member, [schema, words]]) => {
		// `Object.entries` cannot know that the keys are members.
		const value: unknown = site[member as keyof Site];
		if (schema.safeParse(value).success) return [];
		const message = `${member} in ${factsFile} (${JSON.stringify(value)}) is not right. Make it ${words}.`;
		return [{ setting: member, message }];
	});
	return [...unknownMembers(site, memberNames), ...ofKinds];
}

/**
 * Returns a fault for each member of `src/config/site.ts` that does not exist, most likely because
 * it is misspelt or of an earlier version: a build does not look at its type, and would ignore it.
 *
 * @param known The names of all members.
 */
function unknownMembers(site: object, known: readonly string[]): SettingProblem[] {
	return Object.keys(site)
		.filter((name) => !known.includes(name))
		.map((name) => ({
			setting: name,
			message: `${name} in ${factsFile} is no setting. ${adviceOn(name, known)}`,
		}));
}

/** Names what only a `guide.ts` may state: nothing else is said of it where there is none. */
const ofGuideFile: readonly string[] = factsFile === 'guide.ts' ? guideOnlyMembers : [];

function adviceOn(name: string, known: readonly string[]): string {
	const instead = Object.hasOwn(former, name) ? former[name] : undefined;
	if (instead !== undefined) return `Write ${instead}.`;
	const meant = nearestName(name, [...known, ...ofGuideFile], maxTypingErrors(name.length));
	return meant === undefined ? 'docs/reference/site.md lists all.' : `Is ${meant} meant?`;
}
