type Modifiers = Pick<MouseEvent | KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Returns whether a key or link was pressed together with one that makes it the browser's: to go
 * back, to select, to open a tab.
 */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
	return altKey || ctrlKey || metaKey || shiftKey;
}
