import type { Routes } from '../../config/routes.ts';
import type { BackgroundDrawing } from './background-drawing.ts';

let underWay: BackgroundDrawing | undefined;

/**
 * Lets the code that renders pages find it: `shared-modules.ts` sees to it that this module is the
 * same to both.
 */
export function registerDrawing(drawing: BackgroundDrawing | undefined): void {
	underWay = drawing;
}

/**
 * Returns the drawing of social images of the build that is under way; `undefined` where none
 * is.
 */
export function drawingOfBuild(): BackgroundDrawing | undefined {
	return underWay;
}

/** Returns the decoded paths at which the pictures will be served that are asked for by now. */
export function picturePaths(routes: Routes): string[] {
	return (drawingOfBuild()?.files ?? []).map((file) =>
		decodeURIComponent(routes.socialImage(file)),
	);
}
