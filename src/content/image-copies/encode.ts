import { hash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { copyWidths } from '../../domain/images/image-copy.ts';
import { slugFromName } from '../../i18n/slug.ts';
import { type EncodedFile, encodingVersion } from './encoded-file.ts';
import { ImageCopyError } from './image-copy-error.ts';
import { type ImageType, imageTypeOf } from './image-type.ts';

/** A picture of 50 million pixels takes 200 MB while it is decoded. */
const mostPixels = 50_000_000;
const mostSecondsOfWork = 20;
/** Photographs and drawings: flat areas and sharp edges show losses sooner. */
const qualities: Readonly<Record<ImageType, number>> = {
	jpeg: 80,
	webp: 80,
	avif: 80,
	png: 88,
	gif: 88,
	svg: 88,
};
/** Dots per inch at which a length in an SVG is its length in pixels. */
const svgDensity = 72;
const mostSvgDensity = 2400;
/** Of 6: half the time of the usual 4 for files that are a twentieth larger. */
const effort = 2;
const longestName = 40;

/**
 * The files of an image in WebP, the narrowest first.
 *
 * A drawing in SVG becomes pixels, so no script or reference in it is served. Of an animation the first picture is
 * taken. Files are upright and hold no metadata. Their names begin as that of the source's file and change with its
 * content.
 *
 * @param address Where the image is at its source.
 * @throws {ImageCopyError} When the bytes are no image of a known kind, or one that is too large or damaged.
 */
export async function encodeImage(bytes: Buffer, address: string): Promise<EncodedFile[]> {
	const type = imageTypeOf(bytes);
	if (type === undefined) {
		throw new ImageCopyError('not an image, whatever its type is said to be', { isUnfit: true });
	}
	try {
		const { width, density } = await originalWidth(bytes, type);
		const widths = copyWidths(width);
		const widest = await opened(bytes, density)
			.autoOrient()
			.resize({ width: widths.at(-1) })
			.toColourspace('srgb')
			.timeout({ seconds: mostSecondsOfWork })
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { channels } = widest.info;
		const raw = { width: widest.info.width, height: widest.info.height, channels };
		const stem = fileNameStem(bytes, address);
		const files: EncodedFile[] = [];
		for (const fileWidth of widths) {
			const { data, info } = await sharp(widest.data, { raw })
				.resize({ width: fileWidth })
				.webp({ quality: qualities[type], effort })
				.toBuffer({ resolveWithObject: true });
			files.push({
				name: `${stem}-${fileWidth}.webp`,
				width: info.width,
				height: info.height,
				bytes: data,
			});
		}
		return files;
	} catch (cause) {
		throw cause instanceof ImageCopyError ? cause : encodingFailure(cause);
	}
}

/** What the names of an image's files begin with: the name of the source's file and a hash of its content. */
export function fileNameStem(bytes: Buffer, address: string): string {
	return `${nameOf(address)}${contentHash(bytes)}`;
}

function opened(bytes: Buffer, density?: number): Sharp {
	return sharp(bytes, {
		limitInputPixels: mostPixels,
		failOn: 'error',
		...(density === undefined ? {} : { density }),
	});
}

/** Pixels across as it is looked at; a drawing is drawn as wide as the widest file is. */
async function originalWidth(
	bytes: Buffer,
	type: ImageType,
): Promise<{ width: number; density?: number }> {
	const { autoOrient } = await opened(bytes).metadata();
	if (type !== 'svg') return { width: autoOrient.width };
	const widest = copyWidths(Infinity).at(-1) ?? autoOrient.width;
	const density = Math.min(mostSvgDensity, (svgDensity * widest) / autoOrient.width);
	return { width: Math.round((autoOrient.width * density) / svgDensity), density };
}

function nameOf(address: string): string {
	const file = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
	const slug = slugFromName(file.replace(/\.\w{1,5}$/, '').replace(/%[0-9a-f]{2}/gi, '-'));
	const plain = slug.replace(/[^a-z0-9-]/g, '').slice(0, longestName);
	return plain === '' ? '' : `${plain}-`;
}

function contentHash(bytes: Buffer): string {
	return hash('sha256', Buffer.concat([Buffer.from([encodingVersion]), bytes]), 'hex').slice(0, 16);
}

function encodingFailure(cause: unknown): ImageCopyError {
	const message = cause instanceof Error ? cause.message : '';
	if (/pixel limit/i.test(message)) {
		return new ImageCopyError(`more than ${mostPixels / 1_000_000} million pixels`, {
			isUnfit: true,
			cause,
		});
	}
	if (/timeout/i.test(message)) return new ImageCopyError('took too long to decode', { cause });
	return new ImageCopyError('damaged, or of a kind that cannot be read', { isUnfit: true, cause });
}
