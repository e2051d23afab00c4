/** Describes a licence as it is shown: its name, and its own URL where that is known. */
export interface Licence {
	name: string;
	url?: string | undefined;
}
