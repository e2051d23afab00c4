/** Words that the search says in the browser, as templates (`filledIn`). */
export interface SearchWords {
	byName: string;
	inTexts: string;
	/** Results that have not quite the words of the query. */
	similar: string;
	/** `{part}`: one of the three above; `{count}`: how many were found so. */
	foundCount: string;
	/** `{count}`: one result, and several. */
	oneResult: string;
	results: string;
	/** `{query}`: what was searched for. */
	nothingFound: string;
	nothingFoundAdvice: string;
	namesFailed: string;
	textsFailed: string;
	failedAdvice: string;
	/** Words before anything is searched for. */
	start: string;
	kinds: Readonly<Record<string, string | undefined>>;
	/** `{filter}`: what is chosen; `{entries}`: one of the results above. */
	loosen: string;
}
