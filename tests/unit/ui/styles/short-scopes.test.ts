import { expect, test } from '@playwright/test';
import { shortScopes } from '../../../../src/ui/styles/short-scopes.ts';

test('the attributes of scopes are numbers of components, in their styles and their properties', () => {
	const shortened = transform();

	expect(
		shortened(
			'`<h2 class="name" data-astro-cid-yk4hkwyg>`, { "data-astro-cid-yk4hkwyg": true }',
			'/src/components/Card.astro',
		),
	).toBe('`<h2 class="name" data-0>`, { "data-0": "" }');
	expect(shortened('`<a data-astro-cid-j7pv25f6>`', '/src/components/Other.astro')).toBe(
		'`<a data-1>`',
	);
	expect(
		shortened(
			'.name[data-astro-cid-yk4hkwyg]{margin:0}',
			'/src/components/Card.astro?astro&type=style&index=0&lang.css',
		),
	).toBe('.name[data-0]{margin:0}');
});

test('other modules keep every word, such as those that hold texts of records', () => {
	expect(transform()('"About data-astro-cid-yk4hkwyg"', '/src/content/texts.ts')).toBeUndefined();
});

test('components are numbered in an order of their own, whichever is built first', async () => {
	const scopesOf = async (first: string, second: string) => {
		const plugin = shortScopes();
		const { configResolved, transform } = plugin;
		if (typeof configResolved !== 'function' || typeof transform !== 'object') {
			throw new Error('The plugin lacks what it works with.');
		}
		await Reflect.apply(configResolved, undefined, [{ root: process.cwd() }]);
		const made = [first, second].map((name) => {
			const file = `${process.cwd()}/src/ui/components/${name}.astro`;
			const result: unknown = Reflect.apply(transform.handler, undefined, [
				'data-astro-cid-yk4hkwyg',
				file,
			]);
			// As the plugin gives it.
			return [name, (result as { code: string }).code] as const;
		});
		return new Map(made);
	};

	const one = await scopesOf('Card', 'Breadcrumb');
	const other = await scopesOf('Breadcrumb', 'Card');
	expect(one.get('Card')).toBe(other.get('Card'));
	expect(one.get('Card')).not.toBe(one.get('Breadcrumb'));
});

/** Returns what becomes of a module; `undefined` where it stays as it is. */
function transform(): (code: string, id: string) => string | undefined {
	const { transform } = shortScopes();
	if (typeof transform !== 'object') throw new Error('The plugin transforms nothing.');
	return (code, id) => {
		const made: unknown = Reflect.apply(transform.handler, undefined, [code, id]);
		// As the plugin gives it.
		return (made as { code: string } | undefined)?.code;
	};
}
