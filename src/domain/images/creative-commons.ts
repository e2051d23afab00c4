import type { Licence } from './display-licence.ts';
import { withLicenceCodes } from './licence-words.ts';

/**
 * Six licences of Creative Commons and the versions which were published of them
 * (creativecommons.org/licenses/).
 */
const creativeCommonsElements = ['by', 'by-sa', 'by-nd', 'by-nc', 'by-nc-sa', 'by-nc-nd'];
const creativeCommonsElement = /^(by|sa|nc|nd)$/;
const creativeCommonsVersions = ['1.0', '2.0', '2.1', '2.5', '3.0', '4.0'];
/**
 * Matches the port of a licence that was adapted to the law of a country or to international
 * organisations: up to version 3.0.
 */
const creativeCommonsPort = /^([a-z]{2}|igo|scotland)$/;
/**
 * Jurisdictions that have licences of their own: a name may end in other letters, such as those of
 * a language, which are none.
 */
const knownPorts: ReadonlySet<string> = new Set(
	`ar at au az be bg br ca ch cl cn co cr cz de dk ec ee eg es fi fr gr gt hk hr hu ie igo il
	in it jp kr lu mk mt mx my nl no nz pe ph pl pr pt ro rs scotland se sg si th tw ug us ve
	vn za`.split(/\s+/),
);

export const publicDomainDedication: Licence = {
	name: 'CC0 1.0',
	url: 'https://creativecommons.org/publicdomain/zero/1.0/',
};
export const publicDomainMark: Licence = {
	name: 'Public Domain Mark 1.0',
	url: 'https://creativecommons.org/publicdomain/mark/1.0/',
};

/**
 * Returns a licence or tool by the path of its address, in small letters; `undefined` where there
 * is none.
 */
export function creativeCommonsAt(path: string): Licence | undefined {
	const [, kind, code = '', version = '', place = ''] = path.split('/');
	if (kind === 'publicdomain') {
		if (code === 'zero') return publicDomainDedication;
		return code === 'mark' ? publicDomainMark : undefined;
	}
	if (kind !== 'licenses') return undefined;
	const port = creativeCommonsPort.test(place) ? place : undefined;
	return creativeCommons(code, version, port);
}

/**
 * Returns a licence or tool by its name or code, however it is written and in any language that is
 * known; `undefined` for what is none of theirs, or says more.
 *
 * A title and its code beside it, “Attribution 4.0 International (CC BY 4.0)”, are one licence.
 */
export function creativeCommonsNamed(text: string): Licence | undefined {
	const [outside, inside] = titleAndCode(text);
	if (inside === undefined) return licenceOfCode(text);
	const code = licenceOfCode(inside);
	const title = licenceOfCode(outside) ?? licenceOfCode(`cc ${outside}`);
	if (!code || !title) return licenceOfCode(text);
	const isAlike = code.name === title.name || code.name.startsWith(`${title.name} `);
	return isAlike && code.name.split(' ').length >= title.name.split(' ').length ? code : undefined;
}

/** Parts a title from the code behind it: in brackets, or from a later “CC” on. */
function titleAndCode(text: string): [string, string?] {
	const [, outside = '', inside = ''] = /^([^()]*)\(([^()]*)\)\s*$/.exec(text) ?? [];
	if (outside.trim() !== '' && inside.trim() !== '') return [outside, inside];
	const [, title = '', code = ''] = /^(.*\d.*[\s–—-])(cc[\s_-]?(?:by|0).*)$/isu.exec(text) ?? [];
	return title === '' ? [text] : [title, code];
}

const separators = /[\s®™()[\]{}_/,;:&‐–—-]+/u;

function licenceOfCode(text: string): Licence | undefined {
	const parts = withLicenceCodes(text).split(separators);
	const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part) && !/^v\.?$/.test(part));
	// “Creative Commons CC BY 4.0” has its first word twice.
	const code = words.filter((part, index) => part !== 'cc' || words[index + 1] !== 'cc');
	if (/^(cc-?(0|zero)(-v?1\.0)?-?){1,2}$/.test(code.join('-'))) return publicDomainDedication;
	if (/^(cc-)?(public-domain-mark|pdm)(-v?1\.0)?$/.test(code.join('-'))) return publicDomainMark;
	const [first, ...others] = code;
	const isTitle = first === 'by' && !/(?<!\p{L})by(?!\p{L})/iu.test(text);
	if (first !== 'cc' && !isTitle) return undefined;
	const rest = first === 'cc' ? others : code;
	const versions = rest.filter((part) => /^v?\d/.test(part)).map(wholeVersion);
	const [version, ...further] = versions;
	// Without the name of Creative Commons, the version tells that the title is one of theirs.
	if (first !== 'cc' && version === undefined) return undefined;
	const elements = inCanonicalOrder(rest.filter((part) => creativeCommonsElement.test(part)));
	const port =
		versions.length === 1 && Number.parseFloat(version ?? '') < 4 ? portOf(rest) : undefined;
	const known = [...elements.split('-'), ...versions, port].filter((part) => part !== undefined);
	if (rest.length !== known.length || !creativeCommonsElements.includes(elements)) return undefined;
	if (version === undefined) return { name: `CC ${elements.toUpperCase()}` };
	return further.length === 0
		? creativeCommons(elements, version, port)
		: inVersions(elements, versions);
}

/** Returns a licence that is offered in several versions: all are named, the newest is linked. */
function inVersions(elements: string, versions: readonly string[]): Licence | undefined {
	const licences = versions.map((version) => creativeCommons(elements, version));
	if (licences.includes(undefined)) return undefined;
	const newestFirst = versions.toSorted().reverse();
	const newest = creativeCommons(elements, newestFirst[0] ?? '');
	return { name: `CC ${elements.toUpperCase()} ${newestFirst.join(', ')}`, url: newest?.url };
}

function wholeVersion(text: string): string {
	const version = text.replace(/^v/, '');
	return version.includes('.') ? version : `${version}.0`;
}

/** Returns the elements as the codes of the licences have them: “by-nc-nd” for “by-nd-nc”. */
function inCanonicalOrder(elements: readonly string[]): string {
	const canonical = ['by', 'nc', 'nd', 'sa'];
	return elements.toSorted((a, b) => canonical.indexOf(a) - canonical.indexOf(b)).join('-');
}

/** Returns the port that follows the version at the end of a code: `de` of “BY-SA 3.0 DE”. */
function portOf(parts: readonly string[]): string | undefined {
	const [version = '', port = ''] = parts.slice(-2);
	// England and Wales have a port of one version alone.
	const isPort = knownPorts.has(port) || (port === 'uk' && /^v?2(\.0)?$/.test(version));
	return isPort && /^v?\d/.test(version) ? port : undefined;
}

/**
 * Returns a licence of Creative Commons. There are only ports of version 2.1; in version 1.0 two
 * elements stood the other way round.
 */
function creativeCommons(source: string, version: string, port?: string): Licence | undefined {
	const code = source === 'by-nd-nc' ? 'by-nc-nd' : source;
	if (!creativeCommonsElements.includes(code)) return undefined;
	if (!creativeCommonsVersions.includes(version)) return undefined;
	if (version === '2.1' && port === undefined) return undefined;
	const codeInPath = version === '1.0' && code === 'by-nc-nd' ? 'by-nd-nc' : code;
	const name = ['CC', code.toUpperCase(), version, port?.toUpperCase()].filter(Boolean).join(' ');
	const path = [codeInPath, version, port].filter(Boolean).join('/');
	return { name, url: `https://creativecommons.org/licenses/${path}/` };
}
