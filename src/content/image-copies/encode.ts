import sharp, { type Sharp } from 'sharp';
import { copyWidths } from '../../domain/images/image-copy.ts';
import type { EncodedFile } from './encoded-file.ts';
import { fileNameStem } from './file-name-stem.ts';
import { ImageCopyError } from './image-copy-error.ts';
import { type ImageType, imageTypeOf } from './image-type.ts';

/** Maximum number of pixels of an image: one of 50 million takes 200 MB while it is decoded. */
const maxPixels = 50_000_000;
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
const maxSvgDensity = 2400;
/**
 * Effort of the encoder, of 6: half the time of the usual 4 for files that are a twentieth larger.
 */
const effort = 2;

/**
 * Returns the files of an image in WebP, the narrowest first. It may take any time and memory: see
 * `EncodingProcess`.
 *
 * A drawing in SVG becomes pixels, so no script or reference in it is served. Of an animation the
 * first picture is taken. Files are upright and hold no metadata. Their names begin as that of the
 * source's file and change with its content.
 *
 * @param address Address of the image at its source.
 * @throws {ImageCopyError} When the bytes are no image of a known kind, or one that is too large
 *   or damaged.
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

function opened(bytes: Buffer, density?: number): Sharp {
	return sharp(bytes, {
		limitInputPixels: maxPixels,
		failOn: 'error',
		...(density === undefined ? {} : { density }),
	});
}

/**
 * Returns the pixels across as the image is looked at; a drawing is drawn as wide as the widest
 * file is.
 */
async function originalWidth(
	bytes: Buffer,
	type: ImageType,
): Promise<{ width: number; density?: number }> {
	const { autoOrient } = await opened(bytes).metadata();
	if (type !== 'svg') return { width: autoOrient.width };
	const widest = copyWidths(Infinity).at(-1) ?? autoOrient.width;
	const density = Math.min(maxSvgDensity, (svgDensity * widest) / autoOrient.width);
	return { width: Math.round((autoOrient.width * density) / svgDensity), density };
}

function encodingFailure(cause: unknown): ImageCopyError {
	const message = cause instanceof Error ? cause.message : '';
	if (/pixel limit/i.test(message)) {
		return new ImageCopyError(`more than ${maxPixels / 1_000_000} million pixels`, {
			isUnfit: true,
			cause,
		});
	}
	return new ImageCopyError('damaged, or of a kind that cannot be read', { isUnfit: true, cause });
}
