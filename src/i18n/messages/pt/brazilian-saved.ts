import type { SavedMessages } from '../en/saved.ts';
import { saved } from './saved.ts';

/** Words of what visitors save, where Brazil has its own. */
export const brazilianSaved: SavedMessages = {
	...saved,
	button: {
		save: 'Salvar',
		saved: 'Salvo',
		saveName: 'Salvar {name}',
		savedName: 'Salvo: {name}',
		share: 'Compartilhar',
	},
	notices: {
		...saved.notices,
		kept: 'Salvo neste navegador.',
		undo: 'Desfazer',
		copied: 'Link copiado.',
		notCopied: 'Não foi possível copiar o link: {address}',
		off: 'Este navegador não conserva nada deste site, por isso não é possível salvar.',
		full: 'Não há mais espaço neste navegador. Retire algo e tente de novo.',
	},
	browser: {
		...saved.browser,
		entry: 'Salvo: {count}',
		entries: 'Salvos: {count}',
		gone: 'Não está mais neste guia.',
		unreadable:
			'O que estava salvo aqui não pode mais ser lido. O que você salvar a seguir toma seu lugar.',
		sharedEntry: 'Compartilharam com você {count} entrada.',
		sharedEntries: 'Compartilharam com você {count} entradas.',
		unknownEntry: 'Falta {count} entrada: já acabou ou não está mais neste guia.',
		unknownEntries: 'Faltam {count} entradas: já acabaram ou não estão mais neste guia.',
		copyUnreadable: 'Este arquivo não contém uma lista salva.',
	},
	introduction: (guide: string) => `${guide}: o que você salvou. Fica neste navegador.`,
	heading: 'Salvos',
	empty: 'Ainda não há nada salvo.',
	withoutScript: 'Para salvar é preciso JavaScript, que este navegador não executa.',
	ownList: 'Sua lista salva',
	share: 'Compartilhar esta lista',
	ownOrder: 'Minha ordem',
	sharedHeading: 'Uma lista compartilhada com você',
	saveAll: 'Salvar tudo',
	saveCopy: 'Salvar uma cópia em um arquivo',
	addCopy: 'Adicionar de um arquivo',
	calendarFile: 'Calendário, com as próximas datas',
	fileWords: { ...saved.fileWords, noFile: 'Não há nada para pôr no arquivo.' },
};
