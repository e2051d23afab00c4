import { illustration, type IllustrationSettings } from '../../graphics/cover-art/illustrations.ts';
import type { Form } from '../../graphics/cover-art/sketch.ts';
import type { ToneName } from '../../graphics/cover-art/tone.ts';
import { guideSite as site } from '../../config/guide-site.ts';

type Scene = Pick<IllustrationSettings, 'motif' | 'season'> & {
	tone: ToneName;
	form: Form;
	isMirrored?: boolean;
};

/**
 * Lists what is drawn for the sample content, by the name of the file; its records describe these
 * scenes.
 */
const scenes: ReadonlyMap<string, Scene> = new Map<string, Scene>([
	['lisbon', { motif: 'town', tone: 'warm', form: 4 }],
	['sintra', { motif: 'palace', tone: 'clear', form: 2, season: 'spring', isMirrored: true }],
	['cascais', { motif: 'harbour', tone: 'clear', form: 0 }],
	['jeronimos-monastery', { motif: 'church', tone: 'golden', form: 4 }],
	['jeronimos-gardens', { motif: 'garden', tone: 'clear', form: 0 }],
	['belem-tower', { motif: 'castle', tone: 'rose', form: 5 }],
	['tile-museum', { motif: 'craft', tone: 'warm', form: 0 }],
	['st-georges-castle', { motif: 'castle', tone: 'clear', form: 0 }],
	['oceanarium', { motif: 'aquarium', tone: 'warm', form: 0 }],
	['senhora-do-monte', { motif: 'viewpoint', tone: 'golden', form: 0 }],
	['pena-palace', { motif: 'palace', tone: 'rose', form: 2 }],
	['regaleira-garden', { motif: 'park', tone: 'late', form: 0 }],
	['guincho-beach', { motif: 'beach', tone: 'clear', form: 1 }],
	['fado-museum', { motif: 'guitar', tone: 'rose', form: 0 }],
	['santa-luzia', { motif: 'viewpoint', tone: 'clear', form: 0, isMirrored: true }],
	['praca-do-comercio', { motif: 'town', tone: 'golden', form: 5 }],
	['tram-28', { motif: 'station', tone: 'warm', form: 0, isMirrored: true }],
	['feira-da-ladra', { motif: 'market', tone: 'clear', form: 0 }],
	['pasteis-de-belem', { motif: 'cafe', tone: 'warm', form: 0 }],
	['sintra-palace', { motif: 'palace', tone: 'golden', form: 3, isMirrored: true }],
	['cabo-da-roca', { motif: 'viewpoint', tone: 'rose', form: 2 }],
	['santa-marta-lighthouse', { motif: 'viewpoint', tone: 'clear', form: 2, isMirrored: true }],
	['fado-guitars', { motif: 'guitar', tone: 'late', form: 0, isMirrored: true }],
	['lantern-week', { motif: 'festival', tone: 'late', form: 0 }],
	['puppets', { motif: 'theatre', tone: 'warm', form: 0 }],
	['maat', { motif: 'museum', tone: 'clear', form: 5 }],
	['moorish-castle', { motif: 'castle', tone: 'clear', form: 1 }],
	['azenhas-do-mar', { motif: 'town', tone: 'golden', form: 6 }],
	['book-days', { motif: 'books', tone: 'golden', form: 1 }],
]);

/**
 * Matches a file name such as `lisbon.svg`, or `lisbon-480.svg` for the same picture 480 pixels
 * wide.
 */
const fileName = /^(?<slug>[a-z0-9-]+?)(?:-(?<width>480))?\.svg$/;

/**
 * Returns the picture file of that name among those drawn for the sample content: 1200 × 800
 * pixels, or 480 × 320.
 */
export function drawnImage(name: string): string | undefined {
	const { slug = '', width } = fileName.exec(name)?.groups ?? {};
	const scene = scenes.get(slug);
	if (scene === undefined) return undefined;
	const { motif, season, tone, form, isMirrored = false } = scene;
	const svg = illustration({
		seed: slug,
		motif,
		season,
		region: 'mediterranean',
		accentHue: site.accentHue,
		variant: { tone, form, isMirrored },
	});
	return width === undefined
		? svg
		: svg.replace('width="1200" height="800"', 'width="480" height="320"');
}
