import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Sizes in pixels: beside a page's title, on the home screens of iOS and of Android, and for
 * whoever shows it large.
 */
export const iconSizes = [96, 180, 192, 512] as const;

/**
 * Draws the guide's sign as a square PNG, from the same file as the icon that browsers show.
 *
 * Devices cut large icons to shapes of their own: those have a ground, and the sign keeps within
 * the middle four fifths (Web App Manifest, section on maskable icons).
 *
 * @param signPath File of the sign.
 * @param size Width and height in pixels.
 * @param ground Colour behind the sign.
 */
export async function iconPicture(signPath: string, size: number, ground: string): Promise<Buffer> {
	const isCut = size > 96;
	const signSize = Math.round(isCut ? size * 0.72 : size);
	const sign = await sharp(await readFile(signPath), { density: (72 * signSize) / 32 })
		.resize(signSize, signSize, { fit: 'contain', background: 'transparent' })
		.png()
		.toBuffer();
	return sharp({
		create: { width: size, height: size, channels: 4, background: isCut ? ground : 'transparent' },
	})
		.composite([{ input: sign }])
		.png({ compressionLevel: 9 })
		.toBuffer();
}
