import { foldedWords } from '../../i18n/folded-words.ts';
import type { Licence } from './display-licence.ts';

interface OpenLicence extends Licence {
	url: string;
	/** Matches the addresses of the licence, in small letters. */
	address: RegExp;
	/** Matches its names as folded words with a space between them. */
	named?: RegExp;
}

const etalab = 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/';
const openDataCommons = 'https://opendatacommons.org/licenses/';
const nationalArchives = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/';

/**
 * Open licences of public bodies and of data, with their own names for themselves. Where a name
 * without a version may be of several, the address is that of all of them.
 */
const openLicences: readonly OpenLicence[] = [
	{
		name: 'Licence Ouverte (Etalab)',
		url: etalab,
		address: /^https?:\/\/(www\.)?etalab\.gouv\.fr\/.*licence-ouverte/,
		named:
			/^(etalab )?(licence ouverte|open licence|licence ouverte open licence)( etalab)?( v?(ersion )?[12]( 0)?)?( etalab)?$|^etalab( 2 0)?$/,
	},
	{
		name: 'Open Database License (ODbL)',
		url: `${openDataCommons}odbl/1-0/`,
		address: /^https?:\/\/(www\.)?opendatacommons\.org\/licenses\/odbl/,
		named: /^(open data commons )?(odbl|open database licen[sc]e( odbl)?)( v?(ersion )?1( 0)?)?$/,
	},
	{
		name: 'Open Data Commons Attribution (ODC-By)',
		url: `${openDataCommons}by/1-0/`,
		address: /^https?:\/\/(www\.)?opendatacommons\.org\/licenses\/by/,
		named: /^(odc by|open data commons attribution( licen[sc]e)?( odc by)?)( v?(ersion )?1( 0)?)?$/,
	},
	{
		name: 'Open Data Commons Public Domain (PDDL)',
		url: `${openDataCommons}pddl/1-0/`,
		address: /^https?:\/\/(www\.)?opendatacommons\.org\/licenses\/pddl/,
		named: /^(odc )?pddl( v?(ersion )?1( 0)?)?$/,
	},
	{
		name: 'Open Government Licence (United Kingdom)',
		url: `${nationalArchives}version/3/`,
		address: /^https?:\/\/(www\.)?nationalarchives\.gov\.uk\/doc\/open-government-licence/,
		// Versions 1 and 2 are also those of other countries.
		named: /^(uk )?(ogl|open government licen[sc]e( ogl)?)( uk)? v?(ersion )?3( 0)?$/,
	},
	{
		name: 'Datenlizenz Deutschland – Namensnennung 2.0',
		url: 'https://www.govdata.de/dl-de/by-2-0',
		address: /^https?:\/\/(www\.)?govdata\.de\/dl-de\/by-2-0/,
		named: /^(dl de by|datenlizenz deutschland namensnennung)( version)? 2 0$/,
	},
	{
		name: 'Datenlizenz Deutschland – Zero 2.0',
		url: 'https://www.govdata.de/dl-de/zero-2-0',
		address: /^https?:\/\/(www\.)?govdata\.de\/dl-de\/zero-2-0/,
		named: /^(dl de zero|datenlizenz deutschland zero)( version)? 2 0$/,
	},
	...(['1.1', '1.2', '1.3'] as const).map((version) => ({
		name: `GFDL ${version}`,
		url:
			version === '1.3'
				? 'https://www.gnu.org/licenses/fdl-1.3.html'
				: `https://www.gnu.org/licenses/old-licenses/fdl-${version}.html`,
		address: new RegExp(
			String.raw`^https?://(www\.)?gnu\.org/licenses/(old-licenses/)?fdl-${version}`,
		),
		named: new RegExp(
			`^(gfdl|gnu fdl|(gnu )?free documentation licen[sc]e( gfdl)?) v?(ersion )?${version.replace('.', ' ')}$`,
		),
	})),
];

/** Returns an open licence by its address, which stays as it is. */
export function openLicenceAt(href: string): Licence | undefined {
	const known = openLicences.find(({ address }) => address.test(href.toLowerCase()));
	return known && { name: known.name, url: href };
}

/**
 * Returns an open licence by a name of its own, which stays as it is; `undefined` for what says
 * more, or is none.
 */
export function openLicenceNamed(text: string): Licence | undefined {
	const words = foldedWords(text).join(' ');
	const known = openLicences.find(({ named }) => named?.test(words));
	return known && { name: text, url: known.url };
}
