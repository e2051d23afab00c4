import type { StandaloneCoverSettings } from '../../graphics/cover-art/standalone-cover.ts';
import {
	drawSocialImages,
	type SocialImageCounts,
	type SocialImageSettings,
} from './draw-social-images.ts';

export interface SocialImageTask {
	covers: readonly StandaloneCoverSettings[];
	settings: SocialImageSettings;
}

/** Says what came of an order; why it failed where it did. */
export type DrawingResult = SocialImageCounts | { error: string };

/** Says how many pictures are drawn so far. */
export interface DrawingProgress {
	done: number;
	total: number;
}

/** Answers an order in the process of `BackgroundDrawing`; ends with the build that gave it. */
process.once('message', ({ covers, settings }: SocialImageTask) => {
	const advance = (done: number, total: number) => {
		process.send?.({ done, total } satisfies DrawingProgress);
	};
	drawSocialImages(covers, settings, advance).then(sendResult, (error: unknown) => {
		sendResult({ error: messages(error).join(' ') });
	});
});
process.once('disconnect', () => {
	process.exit();
});

function sendResult(result: DrawingResult): void {
	process.send?.(result, () => {
		process.disconnect();
	});
}

/** Returns the messages of an error and of what caused it. */
function messages(error: unknown): string[] {
	if (!(error instanceof Error)) return [String(error)];
	return [error.message, ...(error.cause === undefined ? [] : messages(error.cause))];
}
