/** Words of a preview with drafts. */
export const drafts = {
	/** At the head of every page. */
	notice: 'Preview with drafts: not for the public',
	/** On what is not published yet. */
	mark: 'Draft',
};
