/**
 * How addresses are written, by country: lines parted by `|`, each with the parts it may have.
 *
 * Source: the address formats of Google's libaddressinput, which follow the Universal Postal
 * Union's “Postal addressing systems in member countries”. Parts which an address lacks are left
 * out with the separator before them. A layout without `{region}` is one of a country whose
 * addresses bear none, or bear a province where the service sends a region.
 */
export interface AddressLayout {
	layout: string;
	/**
	 * Where the country's own script is written the other way round, from the largest part to the
	 * smallest.
	 */
	nativeLayout?: string;
}

const postalCodeFirst = '{street}|{neighbourhood}|{postalCode} {city}';
const postalCodeLast = '{street}|{neighbourhood}|{city} {postalCode}';
const postalCodeBelow = '{street}|{neighbourhood}|{city}|{postalCode}';
const regionAndPostalCodeLast = '{street}|{neighbourhood}|{city} {region} {postalCode}';
const regionBelow = '{street}|{neighbourhood}|{city}|{region}|{postalCode}';

const layoutsByCountries: readonly (readonly [string, AddressLayout])[] = [
	[
		'GB IM JE GG GI AC AF AI FK GS IO KE LK NA PN SD SH SZ TA TC TT VG ZA',
		{ layout: postalCodeBelow },
	],
	['NZ SG IL JO LB BH MT KH BM BT BN NP MV LS LV MM PE SA VC VE', { layout: postalCodeLast }],
	['AU CA CC CX HM NF', { layout: regionAndPostalCodeLast }],
	[
		'US PR AS FM GU MH MP PW UM VI',
		{ layout: '{street}|{neighbourhood}|{city}, {region} {postalCode}' },
	],
	['MX', { layout: '{street}|{neighbourhood}|{postalCode} {city}, {region}' }],
	['BR', { layout: '{street}|{neighbourhood}|{city} - {region}|{postalCode}' }],
	['AR BY CL CV MY SV UZ', { layout: '{street}|{neighbourhood}|{postalCode} {city}|{region}' }],
	['TR', { layout: '{street}|{neighbourhood}|{postalCode} {city}/{region}' }],
	['IN NG', { layout: '{street}|{neighbourhood}|{city} {postalCode}|{region}' }],
	['CO', { layout: '{street}|{neighbourhood}|{city}, {region}, {postalCode}' }],
	['ID VN', { layout: '{street}|{neighbourhood}|{city}|{region} {postalCode}' }],
	['TH', { layout: '{street}|{neighbourhood}, {city}|{region} {postalCode}' }],
	['PH', { layout: '{street}|{neighbourhood}, {city}|{postalCode} {region}' }],
	['IE RU UA EG', { layout: regionBelow }],
	['AE HK', { layout: '{street}|{neighbourhood}|{city}|{region}' }],
	['HU', { layout: '{city}|{street}|{neighbourhood}|{postalCode}' }],
	['BD PK', { layout: '{street}|{neighbourhood}|{city} - {postalCode}' }],
	[
		'JP',
		{
			layout: '{street}|{neighbourhood}|{city}, {region} {postalCode}',
			nativeLayout: '{postalCode}|{region}{city}{neighbourhood}{street}',
		},
	],
	[
		'CN',
		{
			layout: '{street}|{neighbourhood}|{city}|{region}, {postalCode}',
			nativeLayout: '{postalCode}|{region}{city}{neighbourhood}{street}',
		},
	],
	[
		'TW',
		{
			layout: '{street}|{neighbourhood}|{city}, {region} {postalCode}',
			nativeLayout: '{postalCode}|{region}{city}{neighbourhood}{street}',
		},
	],
	[
		'KR',
		{
			layout: '{street}|{neighbourhood}|{city}|{region}|{postalCode}',
			nativeLayout: '{region} {city} {neighbourhood} {street}|{postalCode}',
		},
	],
];

const layouts = new Map(
	layoutsByCountries.flatMap(([countries, layout]) =>
		countries.split(' ').map((country) => [country, layout] as const),
	),
);

/**
 * The layout of a country's addresses (ISO 3166-1, two letters); that of most of Europe where it is
 * not listed.
 */
export function addressLayout(countryCode: string | undefined): AddressLayout {
	return layouts.get(countryCode?.toUpperCase() ?? '') ?? { layout: postalCodeFirst };
}
