import { Memo } from '../../i18n/locale/memo.ts';

/** Names units as `Intl.NumberFormat` does. */
export type DistanceUnit = 'meter' | 'kilometer' | 'foot' | 'mile';

/** Describes how the distances of a range are shown. */
export interface DistanceStep {
	/** Metres below which this step is for distances. */
	below: number;
	unit: DistanceUnit;
	/** Number of units to whose multiple a distance is rounded. */
	roundTo: number;
}

export const metresPer: Readonly<Record<DistanceUnit, number>> = {
	meter: 1,
	kilometer: 1000,
	foot: 0.3048,
	mile: 1609.344,
};

const metricSteps: readonly DistanceStep[] = [
	{ below: 95, unit: 'meter', roundTo: 10 },
	{ below: 975, unit: 'meter', roundTo: 50 },
	{ below: 9950, unit: 'kilometer', roundTo: 0.1 },
	{ below: Infinity, unit: 'kilometer', roundTo: 1 },
];
const britishSteps: readonly DistanceStep[] = [
	{ below: 95, unit: 'meter', roundTo: 10 },
	{ below: 375, unit: 'meter', roundTo: 50 },
	{ below: 16_000, unit: 'mile', roundTo: 0.1 },
	{ below: Infinity, unit: 'mile', roundTo: 1 },
];
const americanSteps: readonly DistanceStep[] = [
	{ below: 300, unit: 'foot', roundTo: 50 },
	{ below: 16_000, unit: 'mile', roundTo: 0.1 },
	{ below: Infinity, unit: 'mile', roundTo: 1 },
];

const knownSteps = new Memo<readonly DistanceStep[]>();

/**
 * Returns the units of the locale's country, from near to far: miles in the United States, Liberia
 * and the United Kingdom (Unicode CLDR, measurement systems), where the British walk the first few
 * hundred metres in metres; metric elsewhere. The key `ms` of the locale decides before its country
 * (Unicode Technical Standard 35), as in `en-GB-u-ms-metric`.
 */
export function distanceSteps(locale: string): readonly DistanceStep[] {
	return knownSteps.get(locale, () => stepsOf(locale));
}

function stepsOf(locale: string): readonly DistanceStep[] {
	const system = /-u(?:-\w+)*?-ms-(\w+)/.exec(locale)?.[1];
	const { region } = new Intl.Locale(locale).maximize();
	if (system === 'ussystem') return americanSteps;
	if (system === 'uksystem') return britishSteps;
	if (system === 'metric') return metricSteps;
	if (region === 'US' || region === 'LR') return americanSteps;
	return region === 'GB' ? britishSteps : metricSteps;
}
