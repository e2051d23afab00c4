import type { SiteProblem } from '../site-checks/site-problem.ts';
import type { HostLimits } from '../../config/host-limits.ts';
import type { SiteExtent } from './site-extent.ts';

/** Share of a limit from which on a build warns. */
const nearlyFull = 0.8;

interface Measure {
	max: number | undefined;
	found: number;
	/** Unit of what is counted, to follow its number. */
	unit: string;
	page: string;
	remedy: string;
}

/**
 * Returns where a finished site is more than its host takes, which is an error, or nearly so, which
 * is a warning.
 */
export function checkExtent(extent: SiteExtent, limits: HostLimits): SiteProblem[] {
	return measures(extent, limits).flatMap(({ found, max, page, remedy, unit }) => {
		if (max === undefined || found < max * nearlyFull) return [];
		const share = found > max ? 'more than' : `${Math.floor((found / max) * 100)} % of`;
		return {
			severity: found > max ? 'error' : 'warning',
			rule: 'host',
			page,
			message: `${found} ${unit}: ${share} the ${max} that ${limits.name} takes.`,
			remedy,
		};
	});
}

function measures(extent: SiteExtent, limits: HostLimits): Measure[] {
	const { fullestFolder, largestFile } = extent;
	const fewerPictures =
		'Draw fewer pictures of link previews (GUIDE_MOST_SOCIAL_IMAGES), show images from their sources (GUIDE_IMAGES=link), or choose another plan or host.';
	const fewerFiles = `Build no index of the texts, which has a file for each page (GUIDE_FULL_TEXT_SEARCH=false). ${fewerPictures}`;
	const fewerRedirects =
		'Forget addresses that nobody asks for any more (a public/_redirects of your own takes the place of the guide’s), or choose another host: pages lead on from former addresses without it.';
	return [
		{
			max: limits.maxFiles,
			found: extent.files,
			unit: 'files in the whole site',
			page: '/',
			remedy: fewerFiles,
		},
		{
			max: limits.maxFilesInFolder,
			found: fullestFolder.size,
			unit: 'files in one folder',
			page: fullestFolder.path,
			remedy: fewerFiles,
		},
		{
			max: limits.maxBytes,
			found: extent.bytes,
			unit: `bytes in the whole site, of which the largest file, ${largestFile.path}, has ${largestFile.size}`,
			page: '/',
			remedy: fewerPictures,
		},
		{
			max: limits.maxFileBytes,
			found: largestFile.size,
			unit: 'bytes in one file',
			page: largestFile.path,
			remedy: 'Make the file smaller if it is in public/; else choose another host.',
		},
		{
			max: limits.maxRedirects,
			found: extent.redirects,
			unit: 'redirects',
			page: '/_redirects',
			remedy: fewerRedirects,
		},
		{
			max: limits.maxRedirectCharacters,
			found: extent.redirectCharacters,
			unit: 'characters in one line',
			page: '/_redirects',
			remedy: fewerRedirects,
		},
		{
			max: limits.maxHeaderRules,
			found: extent.headerRules,
			unit: 'paths with headers of their own',
			page: '/_headers',
			remedy: 'Let one path with a * stand for several.',
		},
		{
			max: limits.maxHeaderCharacters,
			found: extent.headerCharacters,
			unit: 'characters in one line',
			page: '/_headers',
			remedy: 'Show images of fewer hosts, or copies of them (GUIDE_IMAGES=local).',
		},
	];
}
