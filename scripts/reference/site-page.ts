import { settingNames } from '../../src/config/settings-schema.ts';
import { type DocumentedMember, documentedMembers } from './documented-members.ts';
import { readSource } from './read-source.ts';
import { entry } from './reference-entry.ts';

/** Types whose name says nothing to whoever edits the file. */
const types: Readonly<Record<string, string>> = {
	AllowedSources: 'lists of origins by directive',
	AttributeSettings: '{ labels?, order?, hide? }',
	OwnWords: 'texts by key, or by key and language',
	Statistics: '{ script, attributes?, sendsTo? }',
	'readonly SectionName[]': 'names of sections',
	OwnTypefaces: '{ heading?, body? }, each { family, files } or { family, package }',
	Host: 'a name of a host',
	PastValidity: "`'left-out' | 'listed'`",
	'readonly { label: string; href: string }[]': '{ label, href }[]',
};

/** Returns the generated part of `docs/reference/site.md`. */
export function siteReference(): string {
	const values = new Map(
		documentedMembers(readSource('src/config/site.ts'), 'site').map(({ name, value }) => [
			name,
			value,
		]),
	);
	const look = documentedMembers(readSource('src/config/look-facts.ts'), 'LookFacts');
	const sharing = documentedMembers(readSource('src/config/sharing-facts.ts'), 'SharingFacts');
	return [...documentedMembers(readSource('src/config/site-facts.ts'), 'Site'), ...look, ...sharing]
		.map((member) => siteEntry(member, values.get(member.name)))
		.join('\n\n');
}

function siteEntry(
	{ description, example, name, type = '' }: DocumentedMember,
	value: string | undefined,
): string {
	const setting = `GUIDE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
	return entry({
		name,
		description,
		facts: [
			['Type', typeInWords(type)],
			['Default', value === undefined ? 'none' : `\`${value.replace(/\s+/g, ' ')}\``],
			['Example', example && `\`${name}: ${example}\``],
			[
				'Setting',
				settingNames.includes(setting)
					? `[\`${setting}\`](settings.md#${setting.toLowerCase()})`
					: undefined,
			],
		],
	});
}

function typeInWords(type: string): string {
	const stated = type.replace(' | undefined', '').replace(/\s+/g, ' ');
	const words = types[stated] ?? `\`${stated.replace(/\/\*\*.*?\*\/ /g, '')}\``;
	return words;
}
