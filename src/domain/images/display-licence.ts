/** A licence as it is shown: its name, and its own address where that is known. */
export interface Licence {
	name: string;
	url?: string | undefined;
}
