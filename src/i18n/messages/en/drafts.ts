/** Words of a preview with drafts. */
export const drafts = {
	/** Notice at the head of every page. */
	notice: 'Preview with drafts: not for the public',
	/** Mark of what is not published yet. */
	mark: 'Draft',
};
