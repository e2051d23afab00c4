import type { Licence } from './display-licence.ts';

/** Describes an image as a page shows it. */
export interface DisplayImage {
	/** Absolute `http:` or `https:` address. */
	url: string;
	/** Text in place of the image; empty where the source describes nothing. */
	alt: string;
	caption?: string | undefined;
	/** Credit line, to be shown directly below the image. */
	credit?: string | undefined;
	/** Holder of the copyright. */
	holder?: string | undefined;
	/**
	 * Credit lines of those whom only a caption names that is not shown, such as the name of a file.
	 */
	alsoCredited?: readonly string[] | undefined;
	licence?: Licence | undefined;
	/** Pixels; both are known, or neither. */
	width?: number | undefined;
	height?: number | undefined;
	thumbnailUrl?: string | undefined;
	/** Address of the image at its source, if the guide shows a copy of its own. */
	sourceUrl?: string | undefined;
	/** Files of that copy by their paths on this site, the narrowest first. */
	files?: readonly { src: string; width: number; height: number }[] | undefined;
}
