import { expect, test } from '@playwright/test';
import {
	presentVariables,
	renamedSettingNotes,
	renamedSettings,
	withPresentNames,
} from '../../../src/config/renamed-settings.ts';
import { settingNames } from '../../../src/config/settings-schema.ts';
import { site } from '../../../src/config/site.ts';

const names = {
	members: { hue: 'accentHue' },
	variables: { TITLE_OF_GUIDE: 'GUIDE_NAME' },
};

test('a member with its former name is read under the one that it has now', () => {
	expect(withPresentNames({ name: 'Loire', hue: 30 }, names.members)).toEqual({
		name: 'Loire',
		accentHue: 30,
	});
	expect(withPresentNames({ hue: 30, accentHue: 150 }, names.members)).toEqual({ accentHue: 150 });
});

test('a guide without a former name stays the same object', () => {
	const stated = { name: 'Loire' };
	expect(withPresentNames(stated, names.members)).toBe(stated);
});

test('a variable with its former name is read, unless the present one is set', () => {
	expect(presentVariables({ TITLE_OF_GUIDE: 'Loire' }, names.variables)).toEqual({
		GUIDE_NAME: 'Loire',
	});
	expect(presentVariables({ TITLE_OF_GUIDE: 'Loire', GUIDE_NAME: 'x' }, names.variables)).toEqual(
		{},
	);
	expect(presentVariables({ TITLE_OF_GUIDE: '' }, names.variables)).toEqual({});
});

test('each former name is said with the present one', () => {
	expect(
		renamedSettingNotes(
			{ environment: { TITLE_OF_GUIDE: 'Loire' }, file: 'guide.ts', members: ['name', 'hue'] },
			names,
		),
	).toEqual([
		'hue in guide.ts is named accentHue now. Write that: the former name is read until the next major version.',
		'TITLE_OF_GUIDE is named GUIDE_NAME now. Write that: the former name is read until the next major version.',
	]);
});

test('no setting that exists has the former name of another', () => {
	const { members, variables } = renamedSettings;
	expect(Object.keys(members).filter((name) => name in site)).toEqual([]);
	expect(Object.keys(variables).filter((name) => settingNames.includes(name))).toEqual([]);
	expect(Object.values(variables).filter((name) => !settingNames.includes(name))).toEqual([]);
});
