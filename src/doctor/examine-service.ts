import { createContentService, type ContentService } from '../content-service/client.ts';
import type { ResourceName } from '../content-service/discovery.ts';
import { ForbiddenError } from '../content-service/errors/forbidden-error.ts';
import { StatusError } from '../content-service/errors/status-error.ts';
import { UnauthorizedError } from '../content-service/errors/unauthorized-error.ts';
import { firstPage } from '../content-service/first-page.ts';
import { entriesIn, readEntry } from '../content-service/listed-entries.ts';
import { continuation } from '../content-service/paging.ts';
import type { ServiceSettings } from '../loaders/service-settings.ts';
import { entryReaders } from '../sync/entry-readers.ts';
import { type Finding, good, notable, wrong, wrongBy } from './finding.ts';

const mostSkewMs = 300_000;

/** Asks the service for the beginning of each list, one place and one event, and tells what works. */
export async function examineService(settings: ServiceSettings): Promise<Finding[]> {
	const { limits, token = '', url } = settings;
	if (url === undefined) {
		return [
			notable(
				'address',
				'CONTENT_SERVICE_URL is not set: the guide is built from the sample of the project.',
			),
		];
	}
	let service: ContentService;
	try {
		service = createContentService({ baseUrl: url, token, ...limits, retry: { maxRetries: 1 } });
	} catch (error) {
		return [wrongBy('address', error)];
	}
	try {
		return await examine(service, settings);
	} finally {
		await service.close();
	}
}

async function examine(service: ContentService, settings: ServiceSettings): Promise<Finding[]> {
	const { href, protocol } = service.baseUrl;
	const lists = await Promise.all(
		(['destinations', 'places', 'events', 'collections'] as const).map((name) =>
			examineList(service, name, settings),
		),
	);
	const errors = lists.flatMap(({ error }) => (error === undefined ? [] : [error]));
	const isAnswered =
		errors.length < lists.length || errors.some((error) => error instanceof StatusError);
	const refusal = errors.find(
		(error) => error instanceof UnauthorizedError || error instanceof ForbiddenError,
	);
	if (!isAnswered) return [wrongBy('address', errors[0])];
	const address =
		protocol === 'https:'
			? good('address', `${href} answers, and its certificate is trusted.`)
			: notable(
					'address',
					`${href} answers, without TLS: the token is sent in the clear.`,
					'Use an https address unless the service is on this machine.',
				);
	if (refusal !== undefined) return [address, wrongBy('token', refusal)];
	return [
		address,
		good('token', 'is accepted.'),
		...lists.map(({ finding }) => finding),
		...(await Promise.all([
			examineRecord(service, 'places', lists[1]?.firstId, settings),
			examineRecord(service, 'events', lists[2]?.firstId, settings),
		])),
		...clockFinding(lists.find(({ sentAtMs }) => sentAtMs !== undefined)?.sentAtMs),
	];
}

interface ListExamination {
	finding: Finding;
	firstId?: string | undefined;
	sentAtMs?: number | undefined;
	error?: unknown;
}

async function examineList(
	service: ContentService,
	resource: ResourceName,
	{ discovery }: ServiceSettings,
): Promise<ListExamination> {
	const subject = `list of ${resource}`;
	const path = discovery.paths[resource];
	if (path === '')
		return { finding: notable(subject, 'is not asked for: its path is set to none.') };
	try {
		const { answer, listUrl } = await firstPage(service, path, discovery);
		const { sentAtMs } = answer;
		const entries = entriesIn(answer.body, resource);
		if (!entries) {
			const words = `${path} answers, but with no entries that are recognised.`;
			const remedy = `Set CONTENT_SERVICE_${resource.toUpperCase()}_PATH to the path of the list.`;
			return { finding: wrong(subject, words, remedy), sentAtMs };
		}
		const readings = entries.map((entry) => readEntry(entry, resource));
		const firstId = readings.flatMap((reading) =>
			'record' in reading ? [reading.record.id] : [],
		)[0];
		const { nextUrl, style, total } = continuation(
			answer,
			{
				listUrl,
				pageUrl: listUrl,
				received: entries.length,
				receivedBefore: 0,
				pagesBefore: 0,
				firstNumber: 1,
			},
			discovery,
			discovery.paging,
		);
		const counted = total === undefined ? '' : ` of ${total}`;
		const goesOn = nextUrl ? `goes on by paging of the kind "${style}"` : 'ends there';
		const words = `${entries.length}${counted} entries on the first page; the list ${goesOn}.`;
		const isEmpty = entries.length === 0 && (resource === 'places' || resource === 'events');
		return { finding: (isEmpty ? notable : good)(subject, words), firstId, sentAtMs };
	} catch (error) {
		return { finding: wrongBy(subject, error), error };
	}
}

async function examineRecord(
	service: ContentService,
	resource: 'places' | 'events',
	id: string | undefined,
	{ timeZone }: ServiceSettings,
): Promise<Finding> {
	const subject = resource === 'places' ? 'one place' : 'one event';
	if (id === undefined) return notable(subject, 'is not listed, so none was read.');
	try {
		const source = await (resource === 'places' ? service.getPlace(id) : service.getEvent(id));
		const reading = entryReaders(timeZone)[resource](source);
		if (!reading.readable) {
			return wrong(
				subject,
				`${id} cannot be understood: ${reading.reason}.`,
				'Tell the operator of the service.',
			);
		}
		const { length } = reading.dropped;
		return length === 0
			? good(subject, `${id} is read, every field of it.`)
			: notable(
					subject,
					`${id} is read without ${length} of its fields, which have another form.`,
					'The content report of a build names each.',
				);
	} catch (error) {
		return wrongBy(subject, error);
	}
}

function clockFinding(sentAtMs: number | undefined): Finding[] {
	if (sentAtMs === undefined) return [];
	const skewMs = Date.now() - sentAtMs;
	if (Math.abs(skewMs) <= mostSkewMs) return [good('clock', 'agrees with that of the service.')];
	const minutes = Math.round(Math.abs(skewMs) / 60_000);
	const words = `is ${minutes} minutes ${skewMs > 0 ? 'ahead of' : 'behind'} that of the service.`;
	return [
		notable(
			'clock',
			words,
			'Set the clock of this machine: what is over and what is on depends on it.',
		),
	];
}
