import { z } from 'zod';
import { type AddressReading, readAddressField } from './address-field.ts';
import { mayBeAbsent } from './fields.ts';

/** Text of the whole field of that name, where it is more than one address. */
export const addressText = mayBeAbsent(z.string()).meta({ isOwn: true });

/**
 * Reads an object whose fields for web addresses may hold more than one address each: all that is
 * written in `website` stays in `website_text`, which the schema holds as an `addressText`.
 *
 * A record that was read already reads the same again.
 *
 * @param keepsWords Whether what is no address at all stays so, for visitors to read it without a
 *   link; else it is dropped.
 */
export function withAddressTexts<S extends z.ZodType>(
	names: readonly string[],
	schema: S,
	{ keepsWords = false } = {},
) {
	return z.preprocess((value) => {
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
		const object: Record<string, unknown> = { ...value };
		for (const name of names) {
			const read = readText(object[name]);
			const again = readText(object[`${name}_text`]);
			const [address] = read?.addresses ?? [];
			const isOfRecord = again !== undefined && again.addresses[0] === address;
			const { addresses, text } = (isOfRecord ? again : read) ?? { addresses: [undefined] };
			const isKept = keepsWords || addresses.length > 0;
			object[`${name}_text`] = isKept ? text : undefined;
			if (addresses.length === 0 && isKept && text !== undefined) object[name] = undefined;
		}
		return object;
	}, schema);
}

function readText(source: unknown): AddressReading | undefined {
	return typeof source === 'string' && source.trim() !== '' ? readAddressField(source) : undefined;
}
