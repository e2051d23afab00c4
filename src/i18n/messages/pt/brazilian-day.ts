import type { DayMessages } from '../en/day.ts';
import { day } from './day.ts';

/** Words of a day that is planned, where Brazil has its own. */
export const brazilianDay: DayMessages = {
	...day,
	browser: {
		...day.browser,
		summary: 'Até cerca das {time}, sendo {span} a caminho.',
		conflict: '{count} parada não dá.',
		conflicts: '{count} paradas não dão.',
		replaces: 'Se você o salvar, ele toma o lugar do seu próprio dia.',
		closesBefore: 'Fechamento: {time}; chegada: {arrival}',
		closesDuring: 'Fechamento: {time}, antes do fim da visita',
		addName: 'Adicionar: {name}',
		waits: 'Espera de {span}, até as {time}.',
		tooLate: 'Demais para um só dia',
		tooFar: 'Longe demais para ir a pé: {distance}',
	},
	plan: 'Planejar um dia',
	sharedHeading: 'Um dia compartilhado com você',
	stops: 'Paradas do dia',
	share: 'Compartilhar este dia',
	save: 'Salvar este dia e suas entradas',
	basis: (speed) =>
		`Os percursos são contados a pé e em linha reta, a ${speed}: podem ser mais longos. Uma visita dura uma hora ou, se começa em hora certa, até o fim, a não ser que você mude. Os feriados não são considerados.`,
};
