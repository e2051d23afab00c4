import type { AttributeLink, AttributeText } from './attribute-texts.ts';

/**
 * Describes how a guide wants attributes shown (see `Fields`). A key within another is written
 * after it with a point: `protection.inscribed`.
 */
export interface AttributeSettings {
	labels?: Readonly<Record<string, string>>;
	/** Keys in their order: these come first; the others follow as the source has them. */
	order?: readonly string[];
	hide?: readonly string[];
	/** Returns what the guide calls a value; `undefined` where that is the value itself. */
	labelOf?: (path: string, value: string) => string | undefined;
}

export interface Attribute {
	key: string;
	label: string;
	/** Whether the label is the key of the service; else the guide has words for it. */
	isLabelContent: boolean;
	value: AttributeValue;
}

/** Holds what is printed for an attribute; every text is plain text. */
export type AttributeValue =
	| AttributeText
	| AttributeLink
	/** `omitted`: how many more the source lists. */
	| { kind: 'list'; values: AttributeValue[]; omitted: number }
	| { kind: 'group'; attributes: Attribute[]; omitted: number };
