import { createContentService, type ContentService } from '../../content/client/client.ts';
import {
	ForbiddenError,
	StatusError,
	UnauthorizedError,
} from '../../content/client/errors/status-errors.ts';
import type { ServiceSettings } from '../../content/loaders/service-settings.ts';
import { maxClockErrorMs } from '../../content/sync/clock-guard.ts';
import { WrongClockError } from '../../content/sync/wrong-clock-error.ts';
import { examineList, type ListExamination } from './examine-list.ts';
import { examineRecord } from './examine-record.ts';
import { type DoctorFinding, good, notable, wrong, wrongBy } from './finding.ts';

const maxSkewMs = 300_000;

/**
 * Asks the service for the beginning of each list that a build asks for, one place and one event,
 * and reports what works.
 */
export async function examineService(settings: ServiceSettings): Promise<DoctorFinding[]> {
	const { header, limits, query, token = '', url } = settings;
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
		const asked = { baseUrl: url, token, header, query, ...limits };
		service = createContentService({ ...asked, retry: { maxRetries: 1 } });
	} catch (error) {
		return [wrongBy('address', error)];
	}
	try {
		return await examine(service, settings);
	} finally {
		await service.close();
	}
}

async function examine(
	service: ContentService,
	{ discovery, policy }: ServiceSettings,
): Promise<DoctorFinding[]> {
	const { traffic } = service;
	const lists = await Promise.all(
		(['destinations', 'places', 'events', 'collections'] as const).map((name) =>
			examineList(service, name, discovery),
		),
	);
	const refusedList = lists.map(({ error }) => error).find(isRefusal);
	const records =
		refusedList === undefined
			? await Promise.all([
					examineRecord(service, 'places', lists[1]?.ids?.[0]),
					examineRecord(service, 'events', lists[2]?.ids?.[0]),
				])
			: [];
	const findings = [...lists, ...records].map(({ finding }) => finding);
	if (traffic.requests === 0) return [nothingAskedFinding(service.baseUrl), ...findings];
	const errors = [...lists, ...records].flatMap(({ error }) =>
		error === undefined ? [] : [error],
	);
	if (traffic.successes === 0 && !errors.some((error) => error instanceof StatusError))
		return [wrongBy('address', errors[0])];
	const address = addressFinding(service.baseUrl);
	// A service whose lists are open to the token may keep a single record from it.
	const refusal = refusedList ?? (traffic.successes === 0 ? errors.find(isRefusal) : undefined);
	if (refusal !== undefined) return [address, wrongBy('token', refusal)];
	return [
		address,
		tokenFinding(traffic.successes),
		...findings,
		...clockFinding(newestOf(lists), policy.checksClock),
	];
}

function isRefusal(error: unknown): boolean {
	return error instanceof UnauthorizedError || error instanceof ForbiddenError;
}

/**
 * Returns the finding that the service was not asked for anything: a build would have nothing
 * to publish.
 */
function nothingAskedFinding({ href }: URL): DoctorFinding {
	return wrong(
		'address',
		`${href} was not asked for anything: by the settings there is no list to ask for, and no id.`,
		'Set CONTENT_SERVICE_PLACES_PATH or CONTENT_SERVICE_EVENTS_PATH to the path of a list, or CONTENT_SERVICE_IDS_FILE to a file of ids.',
	);
}

function addressFinding({ href, protocol }: URL): DoctorFinding {
	return protocol === 'https:'
		? good('address', `${href} answers, and its certificate is trusted.`)
		: notable(
				'address',
				`${href} answers, without TLS: the token is sent in the clear.`,
				'Use an https address unless the service is on this machine.',
			);
}

function tokenFinding(successes: number): DoctorFinding {
	return successes > 0
		? good('token', 'is accepted.')
		: notable('token', 'is neither accepted nor refused: no answer was what was asked for.');
}

function newestOf(lists: readonly ListExamination[]): number | undefined {
	const times = lists.flatMap(({ sentAtMs }) => (sentAtMs === undefined ? [] : [sentAtMs]));
	return times.length === 0 ? undefined : Math.max(...times);
}

/** @param stopsBuild Whether a build would stop where the clocks are too far apart. */
function clockFinding(sentAtMs: number | undefined, stopsBuild: boolean): DoctorFinding[] {
	if (sentAtMs === undefined) return [];
	const nowMs = Date.now();
	const skewMs = nowMs - sentAtMs;
	if (stopsBuild && Math.abs(skewMs) > maxClockErrorMs)
		return [wrongBy('clock', WrongClockError.apartFromService(nowMs, sentAtMs))];
	if (Math.abs(skewMs) <= maxSkewMs) return [good('clock', 'agrees with that of the service.')];
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
