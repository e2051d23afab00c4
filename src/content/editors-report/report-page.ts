import { hash } from 'node:crypto';
import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import { numberFormat } from '../../i18n/locale/number-formats.ts';
import { localeFacts } from '../../i18n/locale/locale-facts.ts';
import { resourceNames } from '../../records/resource-name.ts';
import type { EditorsReport } from './editors-report.ts';
import { Markup, markup } from './markup.ts';
import { overview } from './overview.ts';
import { reportScript } from './report-script.ts';
import { reportStyles } from './report-styles.ts';
import { ruleTable } from './rule-table.ts';
import type { ReportSection } from './sections.ts';

/**
 * Policy of the report: nothing may be loaded and nothing but the filter may run, whatever a text
 * of the service tries.
 */
const contentSecurityPolicy = [
	"default-src 'none'; style-src 'unsafe-inline'",
	`script-src 'sha256-${hash('sha256', reportScript, 'base64')}'`,
	"base-uri 'none'; form-action 'none'",
].join('; ');

const styles = new Markup(reportStyles);
const script = new Markup(reportScript);

/** Returns the report for editors as one HTML file that needs no other. */
export function reportPage(editorsReport: EditorsReport): string {
	const { guideName, report, sections, words } = editorsReport;
	const empty = report.content === undefined ? words.notExamined : words.allWell;
	const { direction, languageTag } = localeFacts(words.locale);
	const page = markup`<!doctype html>
<html lang="${languageTag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${words.title(guideName)}</title>
<style>${styles}</style>
</head>
<body>
<header>
<h1>${words.title(guideName)}</h1>
${introduction(editorsReport)}
</header>
<main>
${sections.length === 0 ? markup`<p>${empty}</p>` : markup`${overview(editorsReport)}${contents(editorsReport)}`}
${sections.map((section) => sectionPart(section, editorsReport))}
</main>
<footer><p>${words.notCounted}</p></footer>
${sections.length === 0 ? undefined : markup`<script>${script}</script>`}
</body>
</html>
`;
	return page.html;
}

function introduction({ report, timeZone, words }: EditorsReport): Markup {
	const readAt = report.contentReadAt ?? report.readAt;
	const options = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
	const instant = dateTimeFormat(words.locale, options).format(Date.parse(readAt));
	const counts = resourceNames
		.filter((name) => report.resources[name].published > 0)
		.map((name) => words.resources[name](report.resources[name].published));
	const state = report.content === undefined ? words.nothingPublished : words.state[report.content];
	return markup`<p>${words.asOf(instant)} ${state}</p>
${counts.length === 0 ? undefined : markup`<p>${words.published(counts.join(', '))}.</p>`}
${[report.failure, ...report.warnings].map((warning) =>
	warning === undefined ? undefined : markup`<p class="notice">${warning}</p>\n`,
)}`;
}

function contents({ sections, words }: EditorsReport): Markup {
	return markup`<p>${words.howToRead}</p>
<nav aria-labelledby="contents">
<h2 id="contents">${words.contents}</h2>
<ol class="contents">
${sections.map(
	({ count, group }) =>
		markup`<li><a href="#${group}"><span class="name">${words.groups[group]}</span> <span class="number">${numberFormat(words.locale).format(count)} <span class="visually-hidden">${words.recordNoun(count)}</span></span></a></li>\n`,
)}</ol>
</nav>`;
}

function sectionPart({ count, group, rules }: ReportSection, editorsReport: EditorsReport): Markup {
	const { words } = editorsReport;
	return markup`<section aria-labelledby="${group}">
<h2 id="${group}">${words.groups[group]} <span class="count">${words.records(count)}</span></h2>
${rules.map((rule) => ruleTable(rule, editorsReport))}
</section>
`;
}
