/** Most columns of a line with a comment; a tab counts as two, as prettier's `tabWidth`. */
const mostColumns = 100;
const tabWidth = 2;

/** Matches beginnings that leave open what a doc comment speaks of. */
const vagueBeginning = /^(What|Of|The same)\b/;

/** Refuses comments beyond column 100, apart from a word that is longer. */
const width = {
	meta: {
		type: 'layout',
		messages: {
			long: 'This line of a comment ends at column {{columns}}, not by {{most}}: wrap it.',
		},
	},
	create: ({ report, sourceCode }) => ({
		Program() {
			for (const { loc, type, value } of sourceCode.getAllComments()) {
				if (type === 'Shebang' || /^\s*eslint-/.test(value)) continue;
				for (let line = loc.start.line; line <= loc.end.line; line++) {
					const whole = sourceCode.lines[line - 1];
					const text = line === loc.end.line ? whole.slice(0, loc.end.column) : whole;
					const columns = [...text.replaceAll('\t', ' '.repeat(tabWidth))].length;
					if (columns <= mostColumns || isOneWord(text)) continue;
					report({
						loc: { line, column: 0 },
						messageId: 'long',
						data: { columns, most: mostColumns },
					});
				}
			}
		},
	}),
};

/** Refuses doc comments with such a beginning. */
const beginning = {
	meta: {
		type: 'suggestion',
		messages: {
			vague:
				'A doc comment begins with a verb or a noun, not with "{{word}}": “Returns …”, “Holds …”.',
		},
	},
	create: ({ report, sourceCode }) => ({
		Program() {
			for (const { loc, type, value } of sourceCode.getAllComments()) {
				if (type !== 'Block' || !value.startsWith('*')) continue;
				const [word] = vagueBeginning.exec(value.replace(/^[\s*]+/, '')) ?? [];
				if (word !== undefined) report({ loc, messageId: 'vague', data: { word } });
			}
		},
	}),
};

/**
 * Holds comments to the width and the form that docs/contributing/style.md describes.
 *
 * @type {import('eslint').Linter.Config}
 */
export const commentRules = {
	plugins: { comments: { rules: { beginning, width } } },
	rules: { 'comments/beginning': 'error', 'comments/width': 'error' },
};

/** Whether a line of a comment has nothing but one word, such as a URL, which cannot be wrapped. */
function isOneWord(text) {
	return /^[\s/*]*\S+[\s*/]*$/.test(text);
}
