export interface EncodedFile {
	/** Changes with the content of the original. */
	name: string;
	/** Pixels. */
	width: number;
	height: number;
	bytes: Buffer;
}

/**
 * Raised whenever the same original would give other files: copies made before are then made anew.
 */
export const encodingVersion = 1;
