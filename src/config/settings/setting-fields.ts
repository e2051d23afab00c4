import { envField } from './env-field.ts';
import { maxTimerMs } from '../../i18n/durations.ts';

/**
 * Makes every setting a secret to Astro, which then reads it when the build runs and writes it into
 * no bundle.
 */
export const secret = { context: 'server', access: 'secret' } as const;

export const optionalText = envField.string({ ...secret, optional: true });

export function textWithDefault(value: string) {
	return envField.string({ ...secret, default: value });
}

export function number(value: number, bounds: { min: number; max?: number; int?: boolean }) {
	return envField.number({ ...secret, ...bounds, default: value });
}

export function wholeNumber(value: number, min = 1) {
	return number(value, { min, int: true });
}

export function milliseconds(value: number) {
	return number(value, { min: 1, max: maxTimerMs, int: true });
}

export function yesOrNo(value: boolean) {
	return envField.boolean({ ...secret, default: value });
}
