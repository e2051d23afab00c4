import { DatabaseSync } from 'node:sqlite';
import type { SeededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import { distinctiveToken } from '../support/site-builds.ts';
import { bomb } from '../unit/content/image-copies/pictures.ts';
import type { ChangingContent } from './changing-content.ts';
import type { Situation } from './situations.ts';

const full = ['--full'];

/** Changes of one record of the snapshot by nobody who seals it anew. */
const damages: readonly [string, ...string[]] = [
	`record = replace(record, '"name":"', '"name":"Not '),
		summary = replace(summary, '"name":"', '"name":"Not ')`,
	'record = substr(record, 1, length(record) / 2)',
	"seal = ''",
];

/** The snapshot, images, lists, answers or the disk do what nobody expects of them. */
export const trustSituations: Readonly<Record<string, (random: SeededRandom) => Situation>> = {
	'damaged record': (random) => ({ exitCodes: [0], damages: damage(random) }),
	'damaged record, service down': (random) => ({
		exitCodes: [3],
		damages: damage(random),
		service: 'down',
	}),
	'image bomb': () => ({
		exitCodes: [0],
		change(content) {
			content.illustrate(bomb);
		},
		copiesImages: true,
		reported: 'took too long to decode',
	}),
	'list shrinks while it is read': (random) => ({
		exitCodes: [0],
		listing: { paging: random.pick(['page', 'offset']), maxPageSize: 10, statesTotal: false },
		losesPlaceAfter: random.integer(2, 4),
		words: full,
	}),
	'token sent back': (random) => ({
		exitCodes: [0, 3],
		faults: random.chance(0.7) ? tokenInRecords : tokenInCursor,
		reflectsToken: true,
		words: full,
	}),
	'full disk': (random) => ({ exitCodes: [0, 1], roomShare: random.between(0, 1.2) }),
};

function damage(random: SeededRandom): (snapshotPath: string) => void {
	const change = random.pick(damages);
	const row = random.integer(0, 30);
	return (snapshotPath) => {
		using database = new DatabaseSync(snapshotPath);
		database.exec(`UPDATE entries SET ${change} WHERE rowid =
			(SELECT rowid FROM entries WHERE resource = 'places' LIMIT 1 OFFSET ${row})`);
	};
}

/**
 * Sends the token as entity tag, date and slug, in Base64 of its header and parted by invisible
 * characters.
 */
function tokenInRecords({ served }: ChangingContent) {
	const bearer = Buffer.from(`Authorization: Bearer ${distinctiveToken}`).toString('base64');
	const changes: readonly object[] = [
		{},
		{ updated_at: distinctiveToken },
		{ name: distinctiveToken.replaceAll('-', ' ').toUpperCase() },
		{ description: `You sent ${bearer}.` },
		{ metadata: { echo: Array.from(distinctiveToken).join('\u200b') } },
	];
	return changes.map((change, index) => {
		const place = { ...served.places[index], ...change };
		return scriptedResponse(`*/${place.id}`, { data: place }, { etag: `"${distinctiveToken}"` });
	});
}

function tokenInCursor({ served }: ChangingContent) {
	const pagination = { next_cursor: distinctiveToken, has_more: true };
	return [scriptedResponse('/v1/places?*', { data: served.places.slice(0, 10), pagination })];
}

function scriptedResponse(path: string, body: object, headers: Record<string, string> = {}) {
	const meta = { request_id: '0190f0a2-6b1f-7c52-9d0a-3f1f7c1f7a11', api_version: '2026-11-01' };
	return { kind: 'answer', path, headers, body: JSON.stringify({ ...body, meta }) } as const;
}
