/** Styles of the report for the screen by day and by night, for telephones, and for A4. */
export const reportStyles = `
:root {
	color-scheme: light dark;
	--paper: #fbf9f4;
	--raised: #fffefb;
	--text: #262220;
	--muted: #5d5751;
	--rule: #dcd5c8;
	--accent: #1f4a86;
	--soft: #f1ece1;
	--alert: #8a1f11;
	--alert-soft: #fbe9e4;
}
@media (prefers-color-scheme: dark) {
	:root {
		--paper: #16181f;
		--raised: #1e2129;
		--text: #ece8df;
		--muted: #b9b3a8;
		--rule: #3a3e49;
		--accent: #a9c7f2;
		--soft: #262a34;
		--alert: #ffb4a6;
		--alert-soft: #3a211e;
	}
}
* { box-sizing: border-box; }
body {
	background: var(--paper);
	color: var(--text);
	font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
	margin-inline: auto;
	max-inline-size: 70rem;
	padding: clamp(1rem, 4vw, 3rem);
	overflow-wrap: anywhere;
}
h1, h2 { font-family: Georgia, "Noto Serif", serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); margin-block: 0 0.5rem; }
h2 { border-block-start: 2px solid var(--text); font-size: 1.5rem; margin-block: 3rem 0; padding-block-start: 0.75rem; }
h3 { font-size: 1.0625rem; margin-block: 1.75rem 0.25rem; }
summary { cursor: pointer; padding-block: 0.4rem; }
summary h3 { display: inline; margin: 0; }
details { border-block-end: 1px solid var(--rule); }
ul.notice { padding-inline-start: 2.25rem; }
form:not([hidden]) { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin-block: 2rem 0; }
input, select { font: inherit; min-block-size: 2.75rem; max-inline-size: 100%; }
[hidden] { display: none !important; }
p { margin-block: 0.25rem 0.75rem; max-inline-size: 42rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.count { color: var(--muted); font: 0.9375rem/1.4 system-ui, sans-serif; white-space: nowrap; }
.about, .id { color: var(--muted); display: block; font-size: 0.875rem; font-weight: 400; }
.id { font-family: ui-monospace, monospace; font-size: 0.75rem; }
.notice { background: var(--alert-soft); border-inline-start: 4px solid var(--alert); margin-block: 1rem; max-inline-size: none; padding: 0.6rem 1rem; }
.contents { column-gap: 2.5rem; columns: 17rem; list-style: none; padding: 0; }
.contents li { border-block-end: 1px solid var(--rule); break-inside: avoid; }
.contents a { align-items: baseline; display: flex; gap: 1rem; justify-content: space-between; min-block-size: 2.75rem; padding-block: 0.6rem; text-decoration: none; }
.contents a:hover .name { text-decoration: underline; }
.contents .number { font-variant-numeric: tabular-nums; font-weight: 600; }
table { background: var(--raised); border-collapse: collapse; inline-size: 100%; margin-block: 0.75rem; }
th, td { border-block-end: 1px solid var(--rule); padding: 0.55rem 0.75rem; text-align: start; vertical-align: top; }
thead th { background: var(--soft); font-size: 0.8125rem; }
tbody th { font-weight: 600; inline-size: 45%; }
td ul { list-style: none; margin: 0; padding: 0; }
.links { inline-size: 8rem; }
.links a { display: inline-block; margin-inline-end: 0.75rem; padding-block: 0.15rem; }
footer { border-block-start: 1px solid var(--rule); color: var(--muted); font-size: 0.9375rem; margin-block-start: 3rem; padding-block-start: 1rem; }
.visually-hidden { block-size: 1px; clip-path: inset(50%); inline-size: 1px; overflow: hidden; position: absolute; white-space: nowrap; }
@media (max-width: 40rem) {
	table, tbody, tr, th, td { display: block; inline-size: auto; }
	thead { clip-path: inset(50%); position: absolute; }
	tr { border-block-end: 1px solid var(--rule); padding-block: 0.5rem; }
	tbody th, td { border: 0; inline-size: auto; padding-block: 0.15rem; }
	.links { inline-size: auto; }
	.links a { padding-block: 0.6rem; }
}
@media print {
	@page { margin: 14mm; }
	:root { color-scheme: only light; --accent: black; --alert: black; --alert-soft: white; --muted: #333; --paper: white; --raised: white; --soft: white; --text: black; }
	body { font-size: 9.5pt; max-inline-size: none; padding: 0; }
	h1 { font-size: 18pt; }
	h2 { break-after: avoid; font-size: 14pt; margin-block-start: 8mm; }
	h3, h3 + p { break-after: avoid; }
	tr { break-inside: avoid; }
	th, td { padding: 1.2mm 2mm; }
	.links { display: none; }
	tbody th::before { border: 1px solid black; block-size: 3mm; content: ""; display: inline-block; inline-size: 3mm; margin-inline-end: 2mm; }
	.about, .id { display: inline; font-size: 8pt; }
	a { text-decoration: none; }
}
`;
