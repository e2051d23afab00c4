import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

interface ConnectionFailure extends Omit<ErrorContext, 'hint'> {
	/** Scheme, host and port. */
	origin: string;
	/** Code of the failure, such as `ECONNREFUSED`. */
	code: string | undefined;
}

/** Lists the errors that come of TLS that is answered by anything else, mostly plain HTTP. */
const noTlsCodes = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];
/**
 * Matches the errors that a server that wants TLS makes of plain HTTP; of others it may come as
 * well.
 */
const perhapsTls = /^(UND_ERR_SOCKET|ECONNRESET|HPE_.+)$/;

/**
 * Lists the errors of a certificate whose time has not come or is over, by the clock of this
 * machine.
 */
const certificateTimeCodes = ['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED'];
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|HOSTNAME_MISMATCH/;

/** undici reports a proxy that wants a password as a wrong argument. */
const lastingCodes = ['UND_ERR_INVALID_ARG'];

const meanings: Record<string, string> = {
	ECONNREFUSED: 'nothing listens there',
	ECONNRESET: 'the connection was reset',
	ENOTFOUND: 'there is no host of this name',
	EAI_AGAIN: 'the name of the host could not be looked up',
	EHOSTUNREACH: 'the host cannot be reached',
	ENETUNREACH: 'the network cannot be reached',
	EPIPE: 'the connection was closed',
	ERR_SSL_WRONG_VERSION_NUMBER: 'what answers there does not speak TLS',
	ERR_SSL_PACKET_LENGTH_TOO_LONG: 'what answers there does not speak TLS',
	UND_ERR_SOCKET: 'the connection was closed before the answer was whole',
};

/**
 * Says that the service could not be reached, or that the connection broke before the response
 * was whole.
 */
export class ConnectionError extends ContentServiceError {
	override name = 'ConnectionError';
	readonly code: string | undefined;
	/** Whether another try may succeed: a certificate that is not trusted stays so. */
	readonly mayPass: boolean;

	constructor(failure: ConnectionFailure) {
		const { origin, code } = failure;
		const meaning = meaningOf(code, failure.cause);
		super(`found no answer at ${origin}: ${meaning}`, { ...failure, hint: hintOf(failure) });
		this.code = code;
		this.mayPass = !certificateCodes.test(code ?? '') && !lastingCodes.includes(code ?? '');
	}
}

function hintOf({ cause, code = '', origin }: ConnectionFailure): string {
	if (noTlsCodes.includes(code))
		return 'Most likely it is plain HTTP at that port: give CONTENT_SERVICE_URL the port of TLS or, if the service is on this machine, begin it with http. The same comes of a plain proxy that HTTPS_PROXY names with https.';
	if (certificateTimeCodes.includes(code))
		return `Look at the clock of this machine: it says ${new Date().toISOString()}. If that is right, the operator of the service is to renew its certificate.`;
	if (certificateCodes.test(code))
		return 'The certificate of the service is not trusted. If it is right, name its authority in NODE_EXTRA_CA_CERTS.';
	const defaultHint =
		'Check that CONTENT_SERVICE_URL is right, that the service runs and that this machine can reach it (HTTP_PROXY and HTTPS_PROXY are honoured).';
	const isPlain = origin.startsWith('http:');
	const mayWantTls = perhapsTls.test(code) || cause?.name === 'HTTPParserError';
	return isPlain && mayWantTls
		? `${defaultHint} If it speaks TLS at that port, begin the address with https.`
		: defaultHint;
}

function meaningOf(code: string | undefined, cause: Error | undefined): string {
	const known = code === undefined ? undefined : meanings[code];
	const words = known ?? cause?.message ?? 'the connection failed';
	return code === undefined || words.includes(code) ? words : `${words} (${code})`;
}

export type TimedStep = 'connect' | 'headers' | 'body';

const waitedFor: Record<TimedStep, string> = {
	connect: 'could not connect',
	headers: 'was not answered',
	body: 'was not answered to its end',
};

/** Says that a step of a request took longer than its limit. */
export class TimeLimitError extends ContentServiceError {
	override name = 'TimeLimitError';
	readonly step: TimedStep;
	readonly limitMs: number;

	constructor(step: TimedStep, limitMs: number, context: Omit<ErrorContext, 'hint'>) {
		super(`${waitedFor[step]} within ${limitMs / 1000} s`, {
			...context,
			hint: `Raise CONTENT_SERVICE_${step.toUpperCase()}_TIMEOUT_MS or lower CONTENT_SERVICE_CONCURRENCY if the service is slow; else build again later.`,
		});
		this.step = step;
		this.limitMs = limitMs;
	}
}

/** Says that a request was asked for, or still waiting, when the client was closed. */
export class ServiceClosedError extends ContentServiceError {
	override name = 'ServiceClosedError';

	constructor() {
		super('The client of the content service is closed', {
			hint: 'Look for an earlier error: the reading was given up because of it.',
		});
	}
}
