import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { normalizePath } from 'vite';
import type { LookFacts, OwnTypeface } from '../../config/look-facts.ts';

/** Sets the logo as high as what can be pressed; stylesheets of guides without one lack this. */
const stylesOfLogo =
	'@layer layout{.site-name img{block-size:var(--target);inline-size:auto;margin-inline-end:var(--space-s);max-inline-size:min(14rem,50vw);object-fit:contain;object-position:left}}';

/** Matches the file of a package that has the letters of most pages. */
const mostLetters = /-latin-(wght|standard|full|400)-normal\.woff2$/;

/** Returns the styles that follow from a guide's logo and typefaces. */
export function stylesOfLook({ logo, typefaces = {} }: LookFacts): string {
	const { body, heading } = typefaces;
	const families = [
		...(heading ? [`--font-display:'${heading.family}',serif`] : []),
		...(body ? [`--font-text:'${body.family}',sans-serif`] : []),
	];
	return [
		...(logo === undefined ? [] : [stylesOfLogo]),
		...(families.length === 0 ? [] : [`@layer tokens{:root{${families.join(';')}}}`]),
	].join('');
}

/**
 * Returns a module with the URL and size of a guide's logo, so that nothing moves when it arrives.
 *
 * @param root Folder of the guide.
 */
export async function logoModule(logo: LookFacts['logo'], root: string): Promise<string> {
	if (logo === undefined) return 'export default undefined;';
	const { file, isBesideName } =
		typeof logo === 'string' ? { file: logo, isBesideName: false } : logo;
	const path = resolve(root, file);
	const { height, width } = await imageMetadata(new Uint8Array(readFileSync(path)), path);
	return `import src from ${asText(`${path}?url`)};
export default { src, width: ${width}, height: ${height}, isBesideName: ${isBesideName} };`;
}

/** Returns a module that brings a guide's typefaces, and names the files that pages preload. */
export function typefacesModule(typefaces: LookFacts['typefaces'], root: string): string {
	const faces = Object.entries(typefaces ?? {}).flatMap(([role, face]) =>
		face === undefined ? [] : [{ role, face }],
	);
	return [
		...faces.flatMap(({ face, role }) => {
			const preloaded = preloadedFile(face, root);
			return [
				...(face.package === undefined ? [] : [`import ${asText(cssOf(face.package, root))};`]),
				...(preloaded === undefined ? [] : [`import ${role} from ${asText(`${preloaded}?url`)};`]),
			];
		}),
		`import 'virtual:waymark/typeface-files.css';`,
		`export default { ${faces.map(({ face, role }) => `${role}: ${preloadedFile(face, root) === undefined ? '""' : role}`).join(', ')} };`,
	].join('\n');
}

/** Returns the rules by which pages find the files of typefaces that are no packages. */
export function typefaceFiles(typefaces: LookFacts['typefaces'], root: string): string {
	return Object.values(typefaces ?? {})
		.flatMap((face) =>
			Object.entries(face?.files ?? {}).map(
				([weight, file]) =>
					`@font-face{font-display:swap;font-family:'${face?.family}';font-weight:${weight};src:url(${asText(normalizePath(resolve(root, file)))}) format('woff2')}`,
			),
		)
		.join('');
}

function preloadedFile(face: OwnTypeface, root: string): string | undefined {
	if (face.files !== undefined) {
		const [first] = Object.values(face.files);
		return first && resolve(root, first);
	}
	const folder = join(dirname(cssOf(face.package, root)), 'files');
	const name = readdirSync(folder).find((file) => mostLetters.test(file));
	return name === undefined ? undefined : join(folder, name);
}

function cssOf(name: string, root: string): string {
	return createRequire(join(resolve(root), 'package.json')).resolve(`${name}/index.css`);
}

const asText = (path: string) => JSON.stringify(normalizePath(path));
