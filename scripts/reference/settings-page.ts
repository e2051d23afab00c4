import { publishingSettings } from '../../src/config/settings/publishing-settings.ts';
import { settingsSchema } from '../../src/config/settings-schema.ts';
import { commentOf, type DocumentedMember, documentedMembers } from './documented-members.ts';
import { readSource } from './read-source.ts';
import { entry } from './reference-entry.ts';

/**
 * The groups of settings in the order of the page: heading, file below `src/config/settings/`,
 * object.
 */
const groups = [
	['Service', 'service-settings-schema.ts', 'serviceSettingsSchema'],
	['Publishing', 'publishing-settings.ts', 'publishingSettings'],
	['Guide', 'guide-settings-schema.ts', 'guideSettingsSchema'],
	['Images', 'image-settings-schema.ts', 'imageSettingsSchema'],
	['Reading', 'sync-settings-schema.ts', 'syncSettingsSchema'],
	['Files', 'file-settings-schema.ts', 'fileSettingsSchema'],
	['Builds', 'build-settings-schema.ts', 'buildSettingsSchema'],
	['Lists of the service', 'list-settings-schema.ts', 'listSettingsSchema'],
] as const;

type Field = (typeof settingsSchema)[keyof typeof settingsSchema];

const fields: Readonly<Record<string, Field>> = settingsSchema;
const origins: Readonly<Record<string, string>> = publishingSettings;

/** Returns the generated part of `docs/reference/settings.md`. */
export function settingsReference(): string {
	return groups
		.map(([heading, file, name]) => {
			const source = readSource(`src/config/settings/${file}`);
			const settings = documentedMembers(source, name).map(settingEntry);
			return [`## ${heading}`, commentOf(source, name), ...settings].join('\n\n');
		})
		.join('\n\n');
}

function settingEntry({ description, example = '', name, usual }: DocumentedMember): string {
	const field = fields[name];
	return entry({
		name,
		description,
		facts: [
			['Type', field === undefined ? 'text' : typeOf(field)],
			['Default', usual ?? code(field?.default ?? origins[name])],
			['Example', `\`${name}=${example}\``],
		],
	});
}

function code(value: string | number | boolean | undefined): string {
	return value === undefined || value === '' ? 'none' : `\`${value.toString()}\``;
}

function typeOf(field: Field): string {
	switch (field.type) {
		case 'boolean':
			return 'true or false';
		case 'enum':
			return field.values.map((value) => `\`${value}\``).join(', ');
		case 'number': {
			const kind = field.int === true ? 'whole number' : 'number';
			const { max, min = 0 } = field;
			return max === undefined ? `${kind}, ${min} or more` : `${kind}, ${min} to ${max}`;
		}
		case 'string':
			return field.url === true ? 'URL' : 'text';
	}
}
