/**
 * “Tous droits jusqu’à avril 2024”, “rights until 2024”: in the languages of the interface that
 * write it with both words.
 */
const untilWhen =
	/(?<!\p{L})(?:droits|rights|rechte|derechos|diritti|direitos|rechten)\s(?:\p{L}+\s){0,3}(?:jusqu|until|till|bis\s|hasta|fino\s|até\s|tot\s)/iu;

/** Returns whether words of a caption or credit say until when an image may be used. */
export function limitsUse(text: string | undefined): boolean {
	return text !== undefined && untilWhen.test(text);
}
