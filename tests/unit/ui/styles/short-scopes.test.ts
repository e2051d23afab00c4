import { expect, test } from '@playwright/test';
import { shortScopes } from '../../../../src/ui/styles/short-scopes.ts';

test('the attributes of scopes are short in components, their styles and their properties', () => {
	const shortened = transform();

	expect(
		shortened(
			'`<h2 class="name" data-astro-cid-yk4hkwyg><a data-astro-cid-j7pv25f6>`, { "data-astro-cid-yk4hkwyg": true }',
			'/src/components/Card.astro',
		),
	).toBe('`<h2 class="name" data-yk4hk><a data-j7pv2>`, { "data-yk4hk": true }');
	expect(
		shortened(
			'.name[data-astro-cid-yk4hkwyg]{margin:0}',
			'/src/components/Card.astro?astro&type=style&index=0&lang.css',
		),
	).toBe('.name[data-yk4hk]{margin:0}');
});

test('other modules keep every word, such as those that hold texts of records', () => {
	expect(transform()('"About data-astro-cid-yk4hkwyg"', '/src/content/texts.ts')).toBeUndefined();
});

test('two components that would share an attribute end the build', () => {
	const shortened = transform();
	shortened('data-astro-cid-yk4hkwyg', '/src/components/Card.astro');

	expect(() => shortened('data-astro-cid-yk4hkaaa', '/src/components/Other.astro')).toThrow(
		'The styles of two components would be found by data-yk4hk (yk4hkwyg and yk4hkaaa). Give the file of one of them another name.',
	);
});

/** Returns what becomes of a module; `undefined` where it stays as it is. */
function transform(): (code: string, id: string) => string | undefined {
	const { transform } = shortScopes();
	if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
	return (code, id) => {
		const made: unknown = Reflect.apply(transform, undefined, [code, id]);
		// As the plugin gives it.
		return (made as { code: string } | undefined)?.code;
	};
}
