import type { Routes } from '../../config/routes.ts';
import type { BackgroundDrawing } from './background-drawing.ts';

const register = Symbol.for('waymark.background-drawing');

/**
 * Lets the code that draws pages find it: it is bundled apart, and shares nothing with the rest of
 * the build but the process.
 */
export function registerDrawing(drawing: BackgroundDrawing | undefined): void {
	Reflect.set(globalThis, register, drawing);
}

/** The drawing of social images of the build that is under way; `undefined` where none is. */
export function drawingOfBuild(): BackgroundDrawing | undefined {
	// Nothing else is put there.
	return Reflect.get(globalThis, register) as BackgroundDrawing | undefined;
}

/** Decoded paths at which the pictures will be served that are asked for by now. */
export function picturePaths(routes: Routes): string[] {
	return (drawingOfBuild()?.files ?? []).map((file) =>
		decodeURIComponent(routes.socialImage(file)),
	);
}
