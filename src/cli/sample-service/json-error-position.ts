export interface TextPosition {
	/** Both from 1; the column counts UTF-16 code units. */
	line: number;
	column: number;
}

/**
 * Where a text stops being JSON.
 *
 * V8 names the position of some errors, but not that of an unexpected token. As it reads from left
 * to right, the shortest beginning of the text that has such a token ends with it.
 */
export function jsonErrorPosition(text: string): TextPosition {
	const message = parseError(text);
	const named = /at position (\d+)/.exec(message)?.[1];
	if (named !== undefined) return positionAt(text, Number(named));
	if (!isUnexpectedToken(message)) return positionAt(text, text.length);
	let sound = 0;
	let broken = text.length;
	while (broken - sound > 1) {
		const middle = Math.floor((sound + broken) / 2);
		if (isUnexpectedToken(parseError(text.slice(0, middle)))) broken = middle;
		else sound = middle;
	}
	return positionAt(text, sound);
}

function parseError(text: string): string {
	try {
		JSON.parse(text);
		return '';
	} catch (error) {
		return String(error);
	}
}

function isUnexpectedToken(message: string): boolean {
	return message.startsWith('SyntaxError: Unexpected token');
}

function positionAt(text: string, offset: number): TextPosition {
	const before = text.slice(0, offset);
	return {
		line: before.split('\n').length,
		column: offset - before.lastIndexOf('\n'),
	};
}
