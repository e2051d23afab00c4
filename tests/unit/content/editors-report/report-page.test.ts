import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { problemGroups } from '../../../../src/content/editors-report/problem.ts';
import { maxRows } from '../../../../src/content/editors-report/rule-table.ts';
import { refreshSnapshot } from '../../../../src/content/loaders/refresh-snapshot.ts';
import { editorsReportPath } from '../../../../src/content/loaders/write-report.ts';
import { editorsReport } from '../../../../src/i18n/messages/en/editors-report.ts';
import type { ServedContent } from '../../../../src/cli/sample-service/content.ts';
import { hostileText } from '../../../fixtures/hostile-text.ts';
import { eventId, placeId } from '../../../support/records.ts';
import { reportedGuideOf } from '../../../support/reported-guide.ts';
import { syncedFolder, token } from '../loaders/synced-folder.ts';

const guide = reportedGuideOf();

/** The files for editors and for machines that a sync of this content leaves. */
async function reportsOf(content: ServedContent): Promise<{ html: string; json: string }> {
	await using folder = await syncedFolder(content);
	await refreshSnapshot(folder.settings, guide);
	const { reportPath } = folder.settings;
	return {
		html: readFileSync(editorsReportPath(reportPath), 'utf8'),
		json: readFileSync(reportPath, 'utf8'),
	};
}

/** Names and attributes of all elements. */
function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
	const elements: { name: string; attributes: Record<string, string> }[] = [];
	const parser = new Parser({
		onopentag: (name, attributes) => elements.push({ name, attributes }),
	});
	parser.end(html);
	return elements;
}

test('a record stands by its name, with its page, its source and what to do', async () => {
	const { html } = await reportsOf({
		places: [
			{
				id: placeId(1),
				name: 'Harbour & Museum',
				schema_type: 'schema:Museum',
				provenance: { same_as: ['https://source.example/1'] },
			},
		],
	});

	expect(html).toContain(
		'<a href="https://guide.example/guide/places/harbour-museum-00000001/" target="_blank" rel="noopener noreferrer">Harbour &amp; Museum</a>',
	);
	expect(html).toContain('href="https://source.example/1"');
	expect(html).toContain('No opening hours');
	expect(html).toContain('Fill in the hours');
});

test('a destination and a collection of the same id each stand by their own name and page', async () => {
	const { html } = await reportsOf({
		places: [{ id: placeId(1), name: 'Quay' }],
		destinations: [{ id: 'north', name: 'North coast', place_ids: [placeId(1)] }],
		collections: [{ id: 'north', name: 'Lighthouses', place_ids: [placeId(1)] }],
	});

	expect(html).toContain('href="https://guide.example/guide/destinations/north-coast/"');
	expect(html).toContain('>North coast</a>');
	expect(html).toContain('href="https://guide.example/guide/collections/lighthouses/"');
	expect(html).toContain('>Lighthouses</a>');
});

test('what was found is in the report for machines as well, record by record', async () => {
	const { json } = await reportsOf({ places: [{ id: placeId(1), name: 'Quay' }] });

	expect(JSON.parse(json)).toMatchObject({
		findings: {
			'coordinates-missing': [{ resource: 'places', id: placeId(1) }],
			'image-missing': [{ resource: 'places', id: placeId(1) }],
		},
	});
});

test('an event whose way of taking part is not known is in both reports', async () => {
	const { html, json } = await reportsOf({
		events: [{ id: eventId(1), name: 'Talk', classification: { attendance_mode: 'by phone' } }],
	});
	const reason = 'not known, so that the event counts as on site: by phone';
	const field = 'classification.attendance_mode';

	expect(html).toContain(`classification, attendance mode: ${reason}`);
	expect(JSON.parse(json)).toMatchObject({
		resources: { events: { toMend: { [`${field}: ${reason}`]: [{ id: eventId(1) }] } } },
	});
});

test('garbled letters are told as they were sent, also where the guide mends them', async () => {
	const { html, json } = await reportsOf({
		places: [{ id: placeId(1), name: 'CafÃ© Luz', description: 'voilÃ ' }],
	});

	expect(html).toContain('>Café Luz</a>');
	expect(html).toContain('<li>“voilÃ”</li><li>“CafÃ©”</li>');
	expect(html).toContain('Garbled letters');
	expect(JSON.parse(json)).toMatchObject({
		resources: {
			places: { toMend: { 'name: garbled letters: CafÃ©': [{ id: placeId(1), path: 'name' }] } },
		},
	});
});

test('a long list is cut, and says how much more there is', async () => {
	const places = Array.from({ length: maxRows + 7 }, (_, index) => ({
		id: placeId(index + 1),
		name: `Quay ${index + 1}`,
		description: 'Long enough a text that nobody could call it short, or ask for any more of it.',
	}));

	const { html } = await reportsOf({ places });

	expect(html).toContain('7 more records: all are in the CSV and in content-report.json.');
	// Where to begin, and in each of its two rules.
	expect(html.match(/Quay 1</g)).toHaveLength(3);
});

test('the token stands in neither report, even where the service sends it back', async () => {
	const { html, json } = await reportsOf({
		places: [{ id: placeId(1), name: 'Quay', description: `Bearer ${token}` }],
		collections: [{ id: `views-${token}`, name: 'Views' }],
	});

	expect(html).toContain('holds the access token');
	expect(json).toContain('views-***');
	expect(html).not.toContain(token);
	expect(json).not.toContain(token);
});

test('the others that a record is told with are called the same as it only where they likely are', async () => {
	const at = (id: number, name: string, postal_code: string, city: string) => ({
		id: placeId(id),
		name,
		location: { latitude: 47.340487, longitude: 1.17038, address: { postal_code, city } },
	});
	const event = { id: eventId(1), name: 'Fair', hierarchy: { super_event_id: eventId(2) } };
	const whole = { id: eventId(2), name: 'Market', hierarchy: { super_event_id: eventId(1) } };
	const { html } = await reportsOf({
		places: [
			at(1, 'Keep', '41400', 'Montrichard'),
			at(2, 'Mill', '41120', 'Les Montils'),
			at(3, 'KEEP', '41400', 'Montrichard'),
		],
		events: [event, whole],
	});
	const namesAfter = (words: string) =>
		[...html.matchAll(new RegExp(`<li>${words} <a[^>]*>([^<]*)</a>`, 'g'))].map(([, name]) => name);

	expect(namesAfter('On one point with')).toEqual(['Mill']);
	expect(namesAfter('In a circle with')).toEqual(['Market']);
	expect(namesAfter('Likely the same as')).toEqual(['KEEP']);
});

test('hostile content brings no element, no script and no request into the page', async () => {
	const hostile = (id: string) => ({
		id,
		name: hostileText,
		type: hostileText,
		description: hostileText,
		images: [{ url: `https://evil.example/"><script>?q='`, alt_text: hostileText }],
		location: { address: { city: hostileText } },
		contact: { website: 'javascript:alert(1)' },
		provenance: { same_as: [`https://evil.example/"onmouseover='x'`] },
		opening_hours: [{ opens: hostileText }],
		pricing: { price_range: `EUR 5 ${hostileText}` },
		access: { is_free: true },
	});
	const { html } = await reportsOf({
		places: [hostile(placeId(1)), hostile(placeId(2))],
		destinations: [{ id: hostileText, name: hostileText }],
	});

	const elements = elementsOf(html);
	expect([...new Set(elements.map(({ name }) => name))].sort()).toEqual(
		'a,body,details,footer,form,h1,h2,h3,head,header,html,input,label,li,main,meta,nav,ol,option,p,script,section,select,span,strong,style,summary,table,tbody,td,th,thead,title,tr,ul'.split(
			',',
		),
	);
	expect(elements.filter(({ name }) => name === 'script')).toHaveLength(1);
	for (const { attributes } of elements) {
		expect(Object.keys(attributes).filter((name) => /^on|^style$|^src/.test(name))).toEqual([]);
		expect(attributes.href ?? '#none').toMatch(
			/^(#[a-zA-Z-]+|https?:\/\/[^\s"<>]+|data:text\/csv;base64,[\w+/=]+)$/,
		);
	}
	expect(html.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202E]/u);
});

test('every rule stands in one group, and has its words', () => {
	const rules = Object.values(problemGroups).flat();

	expect([...rules].sort()).toEqual(Object.keys(editorsReport.rules).sort());
	expect(new Set(rules).size).toBe(rules.length);
});

test('a build that publishes nothing says so, and why', async () => {
	await using folder = await syncedFolder({});
	await expect(refreshSnapshot(folder.settings, guide)).rejects.toThrow();
	const html = readFileSync(editorsReportPath(folder.settings.reportPath), 'utf8');

	expect(html).toContain('Nothing was published at this build');
	expect(html).toContain('class="notice"');
	expect(html).toContain('<p>Nothing was examined, as nothing was read.</p>');
	expect(html).not.toContain('Nothing to mend');
});

test('what editors should mend stays as it was where nothing could be read', async () => {
	await using folder = await syncedFolder({ places: [{ id: placeId(1), name: 'Harbour' }] });
	await refreshSnapshot(folder.settings, guide);
	const path = editorsReportPath(folder.settings.reportPath);
	const html = readFileSync(path, 'utf8');

	const unread = { ...folder.settings, token: 'refused-token-of-no-service' };
	await expect(refreshSnapshot(unread, guide)).rejects.toThrow();

	expect(html).toContain('Harbour');
	expect(readFileSync(path, 'utf8')).toBe(html);
	expect(readFileSync(folder.settings.reportPath, 'utf8')).toContain('"failure"');
});
