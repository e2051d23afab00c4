import { expect, test } from '@playwright/test';
import { withoutSchemaOrg } from '../../../src/records/schema-org-name.ts';

for (const prefix of [
	'schema:',
	'Schema:',
	'http://schema.org/',
	'https://schema.org/',
	'http://www.schema.org/',
	'https://www.schema.org/',
	'HTTPS://WWW.Schema.org/',
]) {
	test(`takes ${prefix} off a name, and white space around it`, () => {
		expect(withoutSchemaOrg(` ${prefix}OnlineEvent `)).toBe('OnlineEvent');
	});
}

for (const name of [
	'Museum',
	'schema_version',
	'schema',
	'https://schema.example/Museum',
	'https://www.schemaXorg/Museum',
	'https://m.schema.org/Museum',
]) {
	test(`leaves ${name} as it is`, () => {
		expect(withoutSchemaOrg(name)).toBe(name);
	});
}

test('takes one prefix off', () => {
	expect(withoutSchemaOrg('schema:schema:Museum')).toBe('schema:Museum');
});
