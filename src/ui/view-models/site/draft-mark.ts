import type { RecordContext } from './page-context.ts';

/** Returns the mark of a record that is not published yet; `undefined` for any other. */
export function draftMark(
	{ messages }: Pick<RecordContext, 'messages'>,
	{ isDraft = false }: { isDraft?: boolean | undefined },
): string | undefined {
	return isDraft ? messages.drafts.mark : undefined;
}
