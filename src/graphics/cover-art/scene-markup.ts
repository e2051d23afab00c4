import { isInkRole, type InkRole } from './ink-role.ts';

/** Holds one piece of a drawing, in the order in which the pieces lie on each other. */
export type ScenePart =
	/** Markup that is the same in every cover. */
	| string
	/** The value of a `fill` or `stroke`. */
	| { readonly ink: InkRole }
	/** A translation that differs from cover to cover, by so much to either side. */
	| { readonly x: number; readonly y: number; readonly sway: readonly [x: number, y: number] }
	/** Something that is drawn anew for each cover, such as clouds (`scenery.ts`). */
	| { readonly scenery: string; readonly attributes: ReadonlyMap<string, string> };

const element = /<(?<end>\/?)(?<name>[a-z]+)(?<attributes>[^<>]*?)(?<empty>\/?)>/giu;
const attribute = /(?<name>[a-z-]+)="(?<value>[^"]*)"/gu;
const colour = /^var\(--(?<role>[a-z-]+)\)$/u;
const translation = /^translate\((?<x>-?[\d.]+) (?<y>-?[\d.]+)\)/u;

const shapes = ['g', 'path'];

/**
 * Reads a drawing of `motifs/`: paths with the colours of the palette, and groups that name the
 * scenery to draw in their place.
 *
 * @param file Name of the file, for the error.
 * @throws if it has an element or a colour that covers cannot show.
 */
export function parseScene(svg: string, file: string): ScenePart[] {
	const parts: ScenePart[] = [];
	for (const { groups = {} } of withoutProlog(svg).matchAll(element)) {
		const { end, name = '', attributes: text = '', empty } = groups;
		if (name === 'svg') continue;
		if (!shapes.includes(name)) throw new Error(`${file}: <${name}> must become a path.`);
		if (end) {
			add(parts, `</${name}>`);
			continue;
		}
		const attributes = attributesIn(text);
		const scenery = attributes.get('data-scenery');
		if (scenery !== undefined) {
			parts.push({ scenery, attributes });
			continue;
		}
		addShape(parts, name, attributes, file);
		add(parts, empty ? '/>' : '>');
	}
	return parts;
}

function addShape(
	parts: ScenePart[],
	name: string,
	attributes: ReadonlyMap<string, string>,
	file: string,
): void {
	const sway = attributes.get('data-sway')?.split(' ').map(Number);
	add(parts, `<${name}`);
	for (const [key, value] of attributes) {
		if (key === 'data-sway') continue;
		const role = colour.exec(value)?.groups?.role;
		const start = sway && key === 'transform' ? translation.exec(value) : undefined;
		add(parts, ` ${key}="`);
		if (role !== undefined) {
			if (!isInkRole(role)) throw new Error(`${file}: the palette has no --${role}.`);
			parts.push({ ink: role });
		} else if (start?.groups) {
			const { x, y } = start.groups;
			parts.push({ x: Number(x), y: Number(y), sway: [sway?.[0] ?? 0, sway?.[1] ?? 0] });
			add(parts, value.slice(start[0].length).trim());
		} else {
			if (key === 'fill' || key === 'stroke') throw new Error(`${file}: ${value} is no ink.`);
			add(parts, value);
		}
		add(parts, '"');
	}
}

/** Adds markup, as one piece with markup before it. */
function add(parts: ScenePart[], markup: string): void {
	const last = parts.at(-1);
	if (typeof last === 'string') parts[parts.length - 1] = last + markup;
	else parts.push(markup);
}

function attributesIn(text: string): Map<string, string> {
	return new Map(
		[...text.matchAll(attribute)].map(({ groups = {} }) => [groups.name ?? '', groups.value ?? '']),
	);
}

function withoutProlog(svg: string): string {
	return svg.replace(/<\?.*?\?>|<!--.*?-->/gsu, '');
}
