import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: 'Acessibilidade',
	introduction: (guide) =>
		`${guide} destina-se a todas as pessoas. As páginas procuram cumprir as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA.`,
	knownBarriers: 'Barreiras conhecidas',
	barriersOfSources:
		'Os nomes, os textos e as descrições das fotografias são mostrados tal como as fontes os dão: algumas fotografias não têm descrição. O que não está indicado sobre um lugar, como o acesso sem degraus, não é conhecido por este guia.',
	assessedOn: (date) => `Última avaliação: ${date}.`,
	reportHeading: 'Comunicar um problema',
	reportIntroduction: 'Escreva-nos se algo não funcionar para si ou estiver errado:',
	reportPage: 'Comunicar um problema nesta página',
	reportSubject: (guide) => `${guide}: Comunicar um problema`,
	licences: 'Licenças',
	licenceOfContent: 'Os conteúdos mantêm as licenças das suas fontes:',
	licenceOfGuide: 'As páginas são feitas com Waymark, software sob a licença MIT.',
} satisfies Messages['accessibility'];
