import type * as env from 'astro:env/server';
import { validateEnvVariable } from 'astro/env/runtime';
import { settingsSchema } from './settings-schema.ts';

/** Holds the settings as `astro:env/server` gives them, for code that runs outside Astro. */
export type Settings = Omit<typeof env, 'getSecret'>;

export type Environment = Readonly<Record<string, string | undefined>>;

type Field = (typeof settingsSchema)[keyof typeof settingsSchema];
type NumberField = Extract<Field, { type: 'number' }>;

export interface SettingProblem {
	/** Name of the setting. */
	setting: string;
	/** Whole sentences on what is wrong with it and what to do, without the value of a secret. */
	message: string;
}

/** Matches a number of which `parseFloat` takes the whole. */
const plainNumber = /^-?\d*\.?\d+$/;

/**
 * Returns the variables that have a value. An empty one counts as not set, as it does to Astro: so
 * CI systems hand on what is not defined.
 */
export function setVariables(environment: Environment): Environment {
	return Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
}

/**
 * Reads the settings from environment variables by the same rules as Astro, but for numbers, of
 * which Astro takes the beginning: `10,000,000` would be 10, and `1%` all. `checkSettings` ends a
 * command of Astro where there is such a problem.
 *
 * A setting that cannot be read is absent and has a problem.
 */
export function readSettings(environment: Environment): {
	settings: Partial<Settings>;
	problems: SettingProblem[];
} {
	const settings: Record<string, unknown> = {};
	const problems: SettingProblem[] = [];
	const variables = setVariables(environment);
	for (const [setting, field] of Object.entries(settingsSchema)) {
		const text = variables[setting];
		const reading = validateEnvVariable(text, field);
		if (field.type === 'number' && text !== undefined && !plainNumber.test(text.trim())) {
			const message = `${setting} is not ${numberWithin(field)}. ${formOfNumber(field)}`;
			problems.push({ setting, message });
		} else if (reading.ok) {
			settings[setting] = reading.value;
		} else {
			problems.push({ setting, message: `${setting} is not ${neededBy(field)}.` });
		}
	}
	return { settings, problems };
}

function neededBy(field: Field): string {
	switch (field.type) {
		case 'string':
			return 'an address such as https://content.example';
		case 'boolean':
			return 'true or false';
		case 'enum':
			return `one of ${field.values.join(', ')}`;
		case 'number':
			return numberWithin(field);
	}
}

function numberWithin({ int, max, min = 0 }: Pick<NumberField, 'int' | 'max' | 'min'>): string {
	const kind = int === true ? 'a whole number' : 'a number';
	return max === undefined ? `${kind} of ${min} or more` : `${kind} from ${min} to ${max}`;
}

function formOfNumber({ default: usual, int }: Pick<NumberField, 'default' | 'int'>): string {
	const example = usual === undefined ? '' : `, such as ${usual}`;
	return int === true
		? `Write it in digits alone${example}.`
		: `Write it in digits, with a point before a fraction${example}.`;
}
