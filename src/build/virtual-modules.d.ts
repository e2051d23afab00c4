/** Says what the command knows of the content (`build/content-state.ts`). */
declare module 'virtual:waymark/content-state' {
	/** Whether the service has been read for this build. */
	export const isContentRead: boolean;
	/** Whether the collections are there for their types alone. */
	export const isSyncOnly: boolean;
}
