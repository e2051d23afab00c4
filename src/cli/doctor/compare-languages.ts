import { type ContentService, createContentService } from '../../content/client/client.ts';
import type { ServiceSettings } from '../../content/loaders/service-settings.ts';
import { withTextsInLanguage } from '../../content/sync/text-in-language.ts';
import { examineList } from './examine-list.ts';
import { type DoctorFinding, good, notable } from './finding.ts';

/** Describes a language and how the service is asked in it. */
export interface AskedLanguage {
	tag: string;
	settings: ServiceSettings;
}

/** Name and description of places, by their ids. */
type Texts = ReadonlyMap<string, string>;

const subject = 'languages';

/**
 * Reads a few places in each language and says of each language after the first whether its texts
 * differ from those of the languages before it: a service may not know how it is asked.
 *
 * @returns None where the settings name no service.
 */
export async function compareLanguages(
	languages: readonly AskedLanguage[],
): Promise<DoctorFinding[]> {
	const [first] = languages;
	if (first?.settings.url === undefined) return [];
	const ids = await inLanguage(first, async (service) => {
		return (await examineList(service, 'places', first.settings.discovery)).ids;
	});
	const read = await Promise.all(
		languages.map(async (language) => ({
			tag: language.tag,
			texts: await inLanguage(language, (service) => textsOf(service, ids ?? [], language)),
		})),
	);
	return read.slice(1).map(({ tag, texts }, index) => {
		const before = read.slice(0, index + 1);
		const twin = before.find((other) => differences(other.texts, texts).differing === 0);
		const other = twin ?? before[0];
		return comparison(other?.tag ?? '', tag, differences(other?.texts, texts));
	});
}

async function inLanguage<T>(
	{ settings }: AskedLanguage,
	use: (service: ContentService) => Promise<T>,
): Promise<T | undefined> {
	const { header, limits, query, token = '', url = '' } = settings;
	const asked = { baseUrl: url, token, header, query, ...limits, retry: { maxRetries: 1 } };
	const service = createContentService(asked);
	try {
		return await use(service);
	} finally {
		await service.close();
	}
}

async function textsOf(
	service: ContentService,
	ids: readonly string[],
	{ settings }: AskedLanguage,
): Promise<Texts> {
	const texts = new Map<string, string>();
	for (const id of ids) {
		try {
			const place = withTextsInLanguage(await service.getPlace(id), settings.contentLanguage);
			// A record is an object; what is none has no name.
			const { description, name } = Object(place) as { description?: unknown; name?: unknown };
			texts.set(id, JSON.stringify([name, description]));
		} catch {
			// A place may be missing in one language: it says nothing about the others.
		}
	}
	return texts;
}

function differences(
	one: Texts | undefined,
	other: Texts | undefined,
): { compared: number; differing: number } {
	const inBoth = [...(one ?? [])].filter(([id]) => other?.has(id));
	const differing = inBoth.filter(([id, text]) => other?.get(id) !== text);
	return { compared: inBoth.length, differing: differing.length };
}

function comparison(
	one: string,
	other: string,
	{ compared, differing }: ReturnType<typeof differences>,
): DoctorFinding {
	const pair = `${one} and ${other}`;
	if (compared === 0) {
		return notable(subject, `${pair} were not compared: no place could be read in both.`);
	}
	if (differing > 0) {
		return good(subject, `${pair} differ, in ${differing} of ${compared} places.`);
	}
	return notable(
		subject,
		`${pair} are answered alike: names and descriptions of ${compared} places are the same.`,
		`Say in languages how the service is asked in ${other}: service, with header, query, url, path or tokenVariable.`,
	);
}
