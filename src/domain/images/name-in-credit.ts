import { isFileAlone } from './caption.ts';

const copyrightSign = /\(c\)|copyright/gi;
/**
 * Matches what a form leaves behind where it was only ticked, in the languages of the interface. In
 * capitals “JA” and “NO” may be initials.
 */
const yesOrNo =
	/^(?:[Yy]es|[Nn]o|[Jj]a|[Nn]ein|[Oo]ui|[Nn]on|[Ss]í|[Ss]im|[Nn]ão|[Ss]ì|[Nn]ee|はい|いいえ)[\s.]*$/u;

/**
 * The text of a credit or of a holder of rights, where it names somebody; `undefined` where it does
 * not: a lone “©” or “Copyright 2020”, a mere “yes”, and what programs fill in, such as “jpg” and
 * “P7170330”.
 */
export function nameIn(text: string | undefined): string | undefined {
	if (text === undefined || !/\p{L}/u.test(text.replace(copyrightSign, ''))) return undefined;
	return yesOrNo.test(text.trim().normalize()) || isFileAlone(text) ? undefined : text;
}
