import { countryName } from './languages.ts';

/**
 * Layouts of addresses, by country: lines parted by `|`, each with the parts it may have.
 *
 * Source: the address formats of Google's libaddressinput in Latin letters, which follow the
 * Universal Postal Union's “Postal addressing systems in member countries”. Parts which an address
 * lacks are left out with the separator before them. A layout without `{region}` is one of a
 * country whose addresses bear none, or bear a province where the service sends a region.
 */
const layoutsByCountries: readonly (readonly [string, string])[] = [
	[
		'GB IM JE GG GI AC AF AI FK GS IO KE LK NA PN SD SH SZ TA TC TT VG ZA',
		'{street}|{neighbourhood}|{city}|{postalCode}',
	],
	[
		'NZ SG IL JO LB BH MT KH BM BT BN NP MV LS SA VC',
		'{street}|{neighbourhood}|{city} {postalCode}',
	],
	['LV MM', '{street}|{neighbourhood}|{city}, {postalCode}'],
	['AL EC MU OM', '{street}|{neighbourhood}|{postalCode}|{city}'],
	['AU CA CC CX HM NF', '{street}|{neighbourhood}|{city} {region} {postalCode}'],
	[
		'US PR AS FM GU MH MP PW UM VI BB BS KN SO',
		'{street}|{neighbourhood}|{city}, {region} {postalCode}',
	],
	['MX', '{street}|{neighbourhood}|{postalCode} {city}, {region}'],
	['BR', '{street}|{neighbourhood}|{city} - {region}|{postalCode}'],
	['AR BY CL CV MY SV UZ', '{street}|{neighbourhood}|{postalCode} {city}|{region}'],
	['AM', '{street}|{neighbourhood}|{postalCode}|{city}|{region}'],
	['NI', '{street}|{neighbourhood}|{postalCode}|{city}, {region}'],
	['TR', '{street}|{neighbourhood}|{postalCode} {city}/{region}'],
	['IN NG PE', '{street}|{neighbourhood}|{city} {postalCode}|{region}'],
	['VE', '{street}|{neighbourhood}|{city} {postalCode}, {region}'],
	['PG', '{street}|{neighbourhood}|{city} {postalCode} {region}'],
	['CO', '{street}|{neighbourhood}|{city}, {region}, {postalCode}'],
	['CR', '{street}|{neighbourhood}|{region}, {city}|{postalCode}'],
	['CU', '{street}|{neighbourhood}|{city} {region}|{postalCode}'],
	['HN IQ', '{street}|{neighbourhood}|{city}, {region}|{postalCode}'],
	['ID VN', '{street}|{neighbourhood}|{city}|{region} {postalCode}'],
	['MN', '{street}|{neighbourhood}|{city}|{region} {postalCode}'],
	['TH', '{street}|{neighbourhood}, {city}|{region} {postalCode}'],
	['PH', '{street}|{neighbourhood}, {city}|{postalCode} {region}'],
	['IE RU UA EG', '{street}|{neighbourhood}|{city}|{region}|{postalCode}'],
	['AE HK JM PA SC SR TV', '{street}|{neighbourhood}|{city}|{region}'],
	['KI', '{street}|{neighbourhood}|{region}|{city}'],
	['KY NR', '{street}|{neighbourhood}|{city}|{region} {postalCode}'],
	['HU', '{city}|{street}|{neighbourhood}|{postalCode}'],
	['IR', '{region}|{city}, {neighbourhood}, {street}|{postalCode}'],
	['KZ', '{postalCode}|{region}|{city}|{neighbourhood}|{street}'],
	['BD PK', '{street}|{neighbourhood}|{city} - {postalCode}'],
	['JP TW', '{street}|{neighbourhood}|{city}, {region} {postalCode}'],
	['CN KP', '{street}|{neighbourhood}|{city}|{region}, {postalCode}'],
	['KR', '{street}|{neighbourhood}|{city}|{region}|{postalCode}'],
];
const layouts = new Map(
	layoutsByCountries.flatMap(([countries, layout]) =>
		countries.split(' ').map((country) => [country, layout] as const),
	),
);

/** Order of most of Europe, Africa and Asia. */
const neutralLayout = '{street}|{neighbourhood}|{postalCode} {city}';

/** Countries that write the largest part of an address first where it is in their own script. */
const largestFirst: ReadonlySet<string> = new Set(['CN', 'HK', 'JP', 'KP', 'KR', 'MO', 'TW']);
const unspacedLayout = '{postalCode}|{region}{city}{neighbourhood}{street}';
const hangulLayout = '{region} {city} {neighbourhood} {street}|{postalCode}';
const hangul = /\p{Script=Hangul}/u;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Returns the layout of a country's addresses (ISO 3166-1, two letters); where the country is not
 * known, or not listed, that of most countries.
 *
 * @param parts Texts of the address, whose script decides the order of East Asian ones.
 */
export function addressLayout(countryCode: string | undefined, parts: readonly string[]): string {
	const country = countryCode?.toUpperCase() ?? '';
	const mayBeLargestFirst = largestFirst.has(country) || countryName(country, 'en') === undefined;
	if (mayBeLargestFirst && parts.length > 0 && parts.every((part) => eastAsian.test(part))) {
		return parts.some((part) => hangul.test(part)) ? hangulLayout : unspacedLayout;
	}
	return layouts.get(country) ?? neutralLayout;
}
