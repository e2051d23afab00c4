import { numberFormat } from '../locale/formatters.ts';
import { Known } from '../locale/known.ts';
import type { PlaceMessages } from '../messages/en/places.ts';
import { compassDirection, type Coordinates, distanceInMetres } from './coordinates.ts';

type Unit = 'meter' | 'kilometer' | 'foot' | 'mile';

interface Step {
	/** In metres: this step is for shorter distances. */
	below: number;
	unit: Unit;
	/** To a multiple of this many units. */
	roundTo: number;
}

const metresPer: Readonly<Record<Unit, number>> = {
	meter: 1,
	kilometer: 1000,
	foot: 0.3048,
	mile: 1609.344,
};

const metricSteps: readonly Step[] = [
	{ below: 95, unit: 'meter', roundTo: 10 },
	{ below: 975, unit: 'meter', roundTo: 50 },
	{ below: 9950, unit: 'kilometer', roundTo: 0.1 },
	{ below: Infinity, unit: 'kilometer', roundTo: 1 },
];
const britishSteps: readonly Step[] = [
	{ below: 95, unit: 'meter', roundTo: 10 },
	{ below: 375, unit: 'meter', roundTo: 50 },
	{ below: 16_000, unit: 'mile', roundTo: 0.1 },
	{ below: Infinity, unit: 'mile', roundTo: 1 },
];
const americanSteps: readonly Step[] = [
	{ below: 300, unit: 'foot', roundTo: 50 },
	{ below: 16_000, unit: 'mile', roundTo: 0.1 },
	{ below: Infinity, unit: 'mile', roundTo: 1 },
];

/** Closer than this, two places stand at the same point. */
const samePointMetres = 1;

/**
 * A distance in the units of the locale's country: miles in the United States, Liberia and the United Kingdom (Unicode
 * CLDR, measurement systems), where the British walk the first few hundred metres in metres; metric elsewhere. The key
 * `ms` of the locale decides before its country (Unicode Technical Standard 35), as in `en-GB-u-ms-metric`.
 */
export function formatDistance(metres: number, locale: string): string {
	const steps = stepsFor(locale);
	const step = steps.find(({ below }) => metres < below) ?? steps[steps.length - 1];
	if (!step) return '';
	const { unit, roundTo } = step;
	const rounded = Math.max(Math.round(metres / metresPer[unit] / roundTo) * roundTo, roundTo);
	return distances.of(`${locale} ${unit} ${rounded}`, () =>
		numberFormat(locale, {
			style: 'unit',
			unit,
			unitDisplay: 'short',
			maximumFractionDigits: 1,
		}).format(rounded),
	);
}

const distances = new Known<string>();

/**
 * Round distances of the locale's units, in metres, ascending: each at most half as far again as the one before, as far
 * as `formatDistance` tells them exactly.
 */
export function roundDistances(locale: string): readonly number[] {
	return roundDistancesOf(stepsFor(locale));
}

/** How far and in which direction another point is, such as “350 m north-east”, or that it has the same address. */
export function distanceAndDirection(
	from: Coordinates,
	to: Coordinates,
	locale: string,
	messages: PlaceMessages,
): string {
	const metres = distanceInMetres(from, to);
	const direction = compassDirection(from, to);
	if (metres < samePointMetres || direction === undefined) return messages.sameAddress;
	return messages.distanceAndDirection(
		formatDistance(metres, locale),
		messages.directions[direction],
	);
}

const roundDistancesByUnits = new Map<readonly Step[], readonly number[]>();

function roundDistancesOf(steps: readonly Step[]): readonly number[] {
	const known = roundDistancesByUnits.get(steps);
	if (known) return known;
	const distances = steps.flatMap(({ below, unit, roundTo }, index) =>
		roundNumbers
			.filter((count) => Number.isInteger(Math.round((count / roundTo) * 1e6) / 1e6))
			.map((count) => count * metresPer[unit])
			.filter((metres) => metres < below && metres >= (steps[index - 1]?.below ?? 0)),
	);
	roundDistancesByUnits.set(steps, distances);
	return distances;
}

/** In any of the units; as many as reach around the Earth. */
const roundNumbers = [-1, 0, 1, 2, 3, 4].flatMap((power) =>
	[1, 1.5, 2, 3, 4, 5, 6, 8].map((digit) => Number(`${digit}e${power}`)),
);

const knownSteps = new Known<readonly Step[]>();

function stepsFor(locale: string): readonly Step[] {
	return knownSteps.of(locale, () => stepsOf(locale));
}

function stepsOf(locale: string): readonly Step[] {
	const system = /-u(?:-\w+)*?-ms-(\w+)/.exec(locale)?.[1];
	const { region } = new Intl.Locale(locale).maximize();
	if (system === 'ussystem') return americanSteps;
	if (system === 'uksystem') return britishSteps;
	if (system === 'metric') return metricSteps;
	if (region === 'US' || region === 'LR') return americanSteps;
	return region === 'GB' ? britishSteps : metricSteps;
}
