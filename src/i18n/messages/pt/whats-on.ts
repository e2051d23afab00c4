import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '{count} evento',
		entries: '{count} eventos',
		failed: 'Não foi possível carregar os eventos. Estão todos nas listas abaixo.',
		fromDay: 'A partir de {date}',
		untilDay: 'Até {date}',
		fileFailed: 'Não foi possível criar o ficheiro. Tente novamente mais tarde.',
	},
	nothing: 'Nenhum evento reúne tudo isto.',
	loading: 'A carregar os eventos…',
	results: 'Eventos',
	when: 'Quando',
	anyDate: 'Qualquer data',
	dates: 'Datas',
	firstDay: 'De',
	lastDay: 'Até',
	saveDates: 'Guardar estas datas (.ics)',
	saveNote:
		'Um ficheiro com estas datas como são conhecidas agora, para abrir num calendário. As alterações posteriores não chegam até ele.',
};
