/**
 * A picture that stands for any of its kind: “Générique concert”; “Générique du film” is said of
 * what it shows.
 */
const stockPicture = /^g[ée]n[ée]rique\s(?!d[eu’'])/iu;
/** “PHOTO BB 2”, “AFFICH DER 14XS”; a year may well be said of a poster. */
const numberedKind =
	/^(?:AFFICHE?|FOTO|LOGO|PHOTO|PLAKAT|POSTER|VISUEL)(?:\s\p{Lu}{1,3})*\s(?!(?:1\d|20)\d\d$)\d{1,4}\p{Lu}{0,2}$/u;
/** “SIGNATURE LOGO”. */
const kindsOnly =
	/^(?:(?:affiche|foto|image|logo|photo|plakat|poster|signature|visuel)(?:\s+|$)){2,}$/iu;
const joinedLogo = /^logo-\S+$/i;

/**
 * Returns whether a text tells what kind of file an image is, with no more than a number or a name
 * joined to it, and nothing that it shows.
 */
export function isKindOfFile(text: string): boolean {
	return [stockPicture, numberedKind, kindsOnly, joinedLogo].some((form) => form.test(text));
}
