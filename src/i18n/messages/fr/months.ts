/** Returns a month after its preposition: "d’avril 2027", "de mai". */
export function ofMonthNamed(month: string): string {
	return /^[ao]/.test(month) ? `d’${month}` : `de ${month}`;
}
