import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '{count} evento',
		entries: '{count} eventos',
		failed: 'No se han podido cargar los eventos. Las listas de abajo los tienen todos.',
		fromDay: 'Desde el {date}',
		untilDay: 'Hasta el {date}',
		fileFailed: 'No se ha podido crear el archivo. Inténtalo más tarde.',
	},
	nothing: 'Ningún evento cumple todo esto.',
	loading: 'Cargando los eventos…',
	results: 'Eventos',
	when: 'Cuándo',
	anyDate: 'Cualquier fecha',
	dates: 'Fechas',
	firstDay: 'Desde',
	lastDay: 'Hasta',
	saveDates: 'Guardar estas fechas (.ics)',
	saveNote:
		'Un archivo con estas fechas tal como se conocen ahora, para abrirlo en un calendario. Los cambios posteriores no se reflejan en él.',
};
