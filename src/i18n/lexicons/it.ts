import type { Lexicon } from './lexicon.ts';

/** Italian. */
export const it: Lexicon = {
	placeholders: [
		'N/D',
		'nessuno',
		'nessuna',
		'nessun dato',
		'nessuna informazione',
		'non applicabile',
		'non specificato',
		'non indicato',
		'non pervenuto',
		'dato non disponibile',
		'informazione non disponibile',
		'sconosciuto',
	],
};
