import type { EditorsReportWords } from '../../i18n/messages/en/editors-report.ts';
import type { FindingRule } from '../../guide/content-quality/finding.ts';
import { resourceNames } from '../../records/resource-name.ts';
import type { ContentReport, ResourceReport } from '../sync/content-report.ts';
import { addressProblemOf } from '../sync/address-problems.ts';
import { garbledWordsOf } from '../sync/garbled-text.ts';
import { fieldOf, reasonIn } from '../sync/part-key.ts';
import type { Problem, ProblemRule } from './problem.ts';

type FoundInRecord = Pick<Problem, 'rule' | 'detail'>;

/** Maps fields to the rules about them; a reason decides where a field has several. */
const rulesByField: Readonly<Record<string, ProblemRule>> = {
	id: 'listed-twice',
	validity: 'validity-reversed',
	'opening_hours[]': 'hours-unreadable',
	'location.address': 'address-missing',
	'attribution.text': 'credit-missing',
	'images[].credit': 'image-credit-nobody',
	'images[].url': 'image-unusable',
	'images[].thumbnail_url': 'image-insecure',
	'images[].width': 'image-size-half',
	'images[].height': 'image-size-half',
	'images[].alt_text': 'alt-missing',
	'images[].caption': 'caption-file-name',
};
const rulesByReason: Readonly<Record<string, ProblemRule>> = {
	'images[].url: http, not https': 'image-insecure',
	'images[].url: listed before': 'image-twice',
	'images[].alt_text: a file name': 'alt-file-name',
};

/** Rules whose title says all. */
const titleAlone: ReadonlySet<ProblemRule> = new Set([
	'listed-twice',
	'validity-reversed',
	'address-missing',
	'credit-missing',
]);

/** Rules whose title says all but which image or row it is. */
const partAlone: ReadonlySet<ProblemRule> = new Set([
	'alt-missing',
	'alt-file-name',
	'caption-file-name',
	'image-credit-nobody',
	'image-insecure',
	'image-twice',
	'image-size-half',
]);

/** Returns everything in a report that somebody should mend, in no order. */
export function problemsOf(report: ContentReport, words: EditorsReportWords): Problem[] {
	const ofResources = resourceNames.flatMap((name) =>
		inRecords(report.resources[name], words).map((problem) => ({ ...problem, resource: name })),
	);
	const ofGuide = Object.entries(report.findings ?? {}).flatMap(([rule, findings]) =>
		// The keys are those of the type.
		findings.map((finding) => ({ ...finding, rule: rule as FindingRule })),
	);
	const ofImages = Object.entries(report.images?.failed ?? {}).flatMap(([reason, images]) =>
		images.map(({ id, resource, shown, url }) => ({
			rule: 'image-not-copied' as const,
			resource,
			id,
			detail: `${url} (${reason}; shown: ${shown})`,
		})),
	);
	return [...ofResources, ...ofGuide, ...ofImages];
}

function inRecords(
	resource: ResourceReport,
	words: EditorsReportWords,
): Omit<Problem, 'resource'>[] {
	const records = (['leftOut', 'stale'] as const).flatMap((state) =>
		Object.entries(resource[state]).flatMap(([reason, found]) =>
			found.map(({ detail, id }) => ({
				id,
				rule: state === 'stale' ? ('stale' as const) : ('left-out' as const),
				detail: [words.reason(reason), detail].filter((part) => part !== undefined).join('; '),
			})),
		),
	);
	const dropped = Object.entries(resource.dropped).flatMap(([key, parts]) =>
		parts.map(({ id, path }) => ({
			id,
			rule: 'dropped' as const,
			detail: words.partAndReason(path, reasonIn(key, path)),
		})),
	);
	const toMend = Object.entries(resource.toMend).flatMap(([key, parts]) =>
		parts.map(({ id, path }) => ({ id, ...toMendProblem(key, path, words) })),
	);
	return [...records, ...dropped, ...toMend];
}

function toMendProblem(key: string, path: string, words: EditorsReportWords): FoundInRecord {
	const garbledWords = garbledWordsOf(reasonIn(key, path));
	if (garbledWords !== undefined) return { rule: 'text-garbled', detail: garbledWords };
	const address = addressProblemOf(reasonIn(key, path));
	if (address !== undefined)
		return { rule: 'address-unclear', detail: words.partAndReason(path, address) };
	const rule = rulesByReason[key] ?? rulesByField[fieldOf(path)] ?? 'to-mend';
	if (titleAlone.has(rule)) return { rule };
	const [list = path] = path.split('.');
	if (partAlone.has(rule)) return { rule, detail: words.part(list) };
	return { rule, detail: words.partAndReason(path, reasonIn(key, path)) };
}
