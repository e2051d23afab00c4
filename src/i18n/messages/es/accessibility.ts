import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: 'Accesibilidad',
	introduction: (guide) =>
		`${guide}: una guía pensada para todas las personas. El objetivo de sus páginas es cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.`,
	knownBarriers: 'Barreras conocidas',
	barriersOfSources:
		'Los nombres, los textos y las descripciones de las fotografías se muestran tal como los dan las fuentes: algunas fotografías no tienen descripción. Lo que no se indica de un lugar, como el acceso sin escalones, no lo conoce esta guía.',
	assessedOn: (date) => `Última evaluación: ${date}.`,
	reportHeading: 'Informar de un problema',
	reportIntroduction: 'Escríbenos si algo no te funciona o no es correcto:',
	reportPage: 'Informar de un problema en esta página',
	reportSubject: (guide) => `${guide}: Informar de un problema`,
	licences: 'Licencias',
	licenceOfContent: 'Los contenidos conservan las licencias de sus fuentes:',
	licenceOfGuide: 'Las páginas están hechas con Waymark, software con licencia MIT.',
} satisfies Messages['accessibility'];
