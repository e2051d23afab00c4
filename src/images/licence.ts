/** A licence as it is shown: its name, and its own address where that is known. */
export interface Licence {
	name: string;
	url?: string | undefined;
}

/** The six licences of Creative Commons and the versions which were published of them (creativecommons.org/licenses/). */
const creativeCommonsElements = ['by', 'by-sa', 'by-nd', 'by-nc', 'by-nc-sa', 'by-nc-nd'];
const creativeCommonsElement = /^(by|sa|nc|nd)$/;
const creativeCommonsVersions = ['1.0', '2.0', '2.1', '2.5', '3.0', '4.0'];
/** Where a licence was adapted to the law of a country or to international organisations: up to version 3.0. */
const creativeCommonsPort = /^([a-z]{2}|igo|scotland)$/;

/** After the name of a family, in lower case: “ 3.0 fr”. */
const versionAndPort = /^(?: \d+(?:\.\d+)*(?: (?:[a-z]{2}|igo|scotland))?)?$/;

const publicDomainDedication: Licence = {
	name: 'CC0 1.0',
	url: 'https://creativecommons.org/publicdomain/zero/1.0/',
};
const publicDomainMark: Licence = {
	name: 'Public Domain Mark 1.0',
	url: 'https://creativecommons.org/publicdomain/mark/1.0/',
};

/** Open licences of public bodies, by a pattern which their addresses share. */
const openLicences: readonly (readonly [RegExp, string])[] = [
	[/^https?:\/\/(www\.)?etalab\.gouv\.fr\/.*licence-ouverte/, 'Licence Ouverte (Etalab)'],
	[/^https?:\/\/(www\.)?opendatacommons\.org\/licenses\/odbl/, 'Open Database License (ODbL)'],
	[
		/^https?:\/\/(www\.)?opendatacommons\.org\/licenses\/by/,
		'Open Data Commons Attribution (ODC-By)',
	],
	[
		/^https?:\/\/(www\.)?opendatacommons\.org\/licenses\/pddl/,
		'Open Data Commons Public Domain (PDDL)',
	],
	[
		/^https?:\/\/(www\.)?nationalarchives\.gov\.uk\/doc\/open-government-licence/,
		'Open Government Licence (United Kingdom)',
	],
	[/^https?:\/\/(www\.)?govdata\.de\/dl-de\/by-2-0/, 'Datenlizenz Deutschland – Namensnennung 2.0'],
	[/^https?:\/\/(www\.)?govdata\.de\/dl-de\/zero-2-0/, 'Datenlizenz Deutschland – Zero 2.0'],
];

/**
 * A licence by its name, code or address.
 *
 * A Creative Commons code with its version (and port), or an address of theirs, gets the usual name and the canonical address
 * (creativecommons.org/licenses/). A code without version names no one licence and so has no address, but for CC0, of
 * which there is one. Any other address is named by its host, any other text stays as it is.
 */
export function licenceOf(source: string | undefined): Licence | undefined {
	const text = source?.trim() ?? '';
	if (text === '') return undefined;
	if (/^https?:\/\//i.test(text)) return licenceAt(text);
	return licenceNamed(text);
}

/**
 * Whether a licence is one of a list of families: `CC BY` stands for all its versions and ports, but not for `CC BY-SA`.
 *
 * Upper and lower case are alike. No licence is in no family, and neither is one with further words, such as
 * “CC BY 4.0 for press use only”: they may restrict it.
 */
export function isLicenceAmong(licence: Licence | undefined, families: readonly string[]): boolean {
	const name = licence?.name.toLowerCase() ?? '';
	return families.some((family) => {
		const isFamily = name.startsWith(family.toLowerCase());
		return isFamily && versionAndPort.test(name.slice(family.length));
	});
}

/** Whether a licence asks those who pass a work on to say where it is from: not the dedication to the public domain. */
export function isSourceOwed(licence: Licence | undefined): boolean {
	return licence !== publicDomainDedication && licence !== publicDomainMark;
}

function licenceAt(address: string): Licence {
	const url = URL.parse(address);
	if (!url) return { name: address };
	if (/^(www\.)?creativecommons\.org$/.test(url.hostname)) {
		const licence = creativeCommonsAt(url.pathname.toLowerCase());
		if (licence) return licence;
	}
	const known = openLicences.find(([pattern]) => pattern.test(url.href.toLowerCase()));
	return { name: known?.[1] ?? url.hostname.replace(/^www\./, ''), url: url.href };
}

function creativeCommonsAt(path: string): Licence | undefined {
	const [, kind, code = '', version = '', place = ''] = path.split('/');
	if (kind === 'publicdomain') {
		if (code === 'zero') return publicDomainDedication;
		return code === 'mark' ? publicDomainMark : undefined;
	}
	if (kind !== 'licenses') return undefined;
	const port = creativeCommonsPort.test(place) ? place : undefined;
	return creativeCommons(code, version, port);
}

function licenceNamed(text: string): Licence {
	const code = text
		.toLowerCase()
		.replace(/[®™()]/g, ' ')
		.replace(/creative[\s-]*commons/g, 'cc')
		.replace(/attribution/g, 'by')
		.replace(/share[\s-]*alike/g, 'sa')
		.replace(/non[\s-]*commercial/g, 'nc')
		.replace(/no[\s-]*deriv(ative)?s?(\s+works)?/g, 'nd')
		.replace(/\b(licen[cs]e|international|unported|generic|universal|deed)\b/g, ' ')
		.split(/[\s_/,–-]+/)
		.filter((part) => part !== '');
	if (/^cc-?(0|zero)(-1\.0)?$/.test(code.join('-'))) return publicDomainDedication;
	if (/^(cc-)?(public-domain-mark|pdm)(-1\.0)?$/.test(code.join('-'))) return publicDomainMark;
	const [first, ...rest] = code;
	if (first !== 'cc') return { name: text };
	const version = rest.find((part) => /^v?\d/.test(part))?.replace(/^v/, '');
	const elements = rest.filter((part) => creativeCommonsElement.test(part)).join('-');
	const port = version !== undefined && Number.parseFloat(version) < 4 ? portOf(rest) : undefined;
	const known = [...elements.split('-'), version, port].filter((part) => part !== undefined);
	const isWhole = rest.length === known.length;
	if (!isWhole || !creativeCommonsElements.includes(elements)) return { name: text };
	if (version === undefined) return { name: `CC ${elements.toUpperCase()}` };
	const wholeVersion = version.includes('.') ? version : `${version}.0`;
	return creativeCommons(elements, wholeVersion, port) ?? { name: text };
}

/** The port that follows the version at the end of a code: `de` of “BY-SA 3.0 DE”. */
function portOf(parts: readonly string[]): string | undefined {
	const [version = '', port = ''] = parts.slice(-2);
	const isPort = creativeCommonsPort.test(port) && !creativeCommonsElement.test(port);
	return isPort && /^v?\d/.test(version) ? port : undefined;
}

function creativeCommons(code: string, version: string, port?: string): Licence | undefined {
	if (!creativeCommonsElements.includes(code)) return undefined;
	if (!creativeCommonsVersions.includes(version)) return undefined;
	const name = ['CC', code.toUpperCase(), version, port?.toUpperCase()].filter(Boolean).join(' ');
	const path = [code, version, port].filter(Boolean).join('/');
	return { name, url: `https://creativecommons.org/licenses/${path}/` };
}
