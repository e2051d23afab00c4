/**
 * Returns the element that a component marks with `data-part`.
 *
 * @throws Where the page lacks it, which the build writes.
 */
export function partOf(root: ParentNode, name: string): HTMLElement {
	return found(root, `[data-part="${name}"]`);
}

/**
 * Returns the first button that a component marks with `data-action`.
 *
 * @throws Where the page lacks it.
 */
export function actionOf(root: ParentNode, name: string): HTMLElement {
	return found(root, `[data-action="${name}"]`);
}

function found(root: ParentNode, selector: string): HTMLElement {
	const element = root.querySelector<HTMLElement>(selector);
	if (!element) throw new Error(`The page has no ${selector}.`);
	return element;
}
