import ts from 'typescript';

/** A member of an object or interface, as its doc comment describes it. */
export interface DocumentedMember {
	name: string;
	/** Its sentences, on one line. */
	description: string;
	/** From `@example` and `@default`. */
	example?: string | undefined;
	usual?: string | undefined;
	/** Its type as the source writes it, where it has one. */
	type?: string | undefined;
	/** Its value as the source writes it, where it has one. */
	value?: string | undefined;
}

/** Returns the members of the first interface or object that a source declares under a name. */
export function documentedMembers(source: string, name: string): DocumentedMember[] {
	const file = parsed(source);
	const declared = declarationOf(file, name);
	if (declared === undefined) throw new Error(`${name} is neither an interface nor an object.`);
	return declared.members.flatMap((member) =>
		ts.isPropertySignature(member) || ts.isPropertyAssignment(member) ? memberOf(member, file) : [],
	);
}

/** Returns the sentences of the doc comment of a declaration. */
export function commentOf(source: string, name: string): string {
	return descriptionOf(declarationOf(parsed(source), name)?.node);
}

function parsed(source: string): ts.SourceFile {
	return ts.createSourceFile('documented.ts', source, ts.ScriptTarget.Latest, true);
}

interface Declaration {
	node: ts.Node;
	members: readonly ts.Node[];
}

function declarationOf(file: ts.SourceFile, name: string): Declaration | undefined {
	for (const node of file.statements) {
		if (ts.isInterfaceDeclaration(node) && node.name.text === name) {
			return { node, members: node.members };
		}
		if (!ts.isVariableStatement(node)) continue;
		const found = node.declarationList.declarations.find((one) => one.name.getText() === name);
		if (found?.initializer && ts.isObjectLiteralExpression(found.initializer)) {
			return { node, members: found.initializer.properties };
		}
	}
	return undefined;
}

function memberOf(
	member: ts.PropertySignature | ts.PropertyAssignment,
	file: ts.SourceFile,
): DocumentedMember {
	const isSignature = ts.isPropertySignature(member);
	return {
		name: member.name.getText(file),
		description: descriptionOf(member),
		example: tagOf(member, 'example'),
		usual: tagOf(member, 'default'),
		type: isSignature ? member.type?.getText(file) : undefined,
		value: isSignature ? undefined : member.initializer.getText(file),
	};
}

function descriptionOf(node: ts.Node | undefined): string {
	const comments = node === undefined ? [] : ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
	return onOneLine(comments.map(({ comment }) => ts.getTextOfJSDocComment(comment)).join(' '));
}

function tagOf(node: ts.Node, name: string): string | undefined {
	const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name);
	return tag && onOneLine(ts.getTextOfJSDocComment(tag.comment) ?? '');
}

function onOneLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}
