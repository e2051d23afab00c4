import { speaks } from '../i18n/messages/interface-locale.ts';
import { wordLanguages } from '../i18n/messages/messages.ts';
import { factsFile } from './guide-file.ts';
import type { Site } from './site.ts';
import type { Environment } from './read-settings.ts';

/**
 * Returns what an operator should know of the language of a guide, though the guide can be built:
 * that the interface has no words in it. `undefined` where it has.
 *
 * @param environment Environment whose settings have no problem.
 */
export function languageNote(environment: Environment, site: Site): string | undefined {
	const { GUIDE_LOCALE: set = '' } = environment;
	const locale = set === '' ? site.locale : set;
	if (speaks(locale)) return undefined;
	const named = set === '' ? `locale in ${factsFile}` : 'GUIDE_LOCALE';
	return `${named} ("${locale}") is a language in which the interface has no words: it is in English. It has words in ${wordLanguages.join(', ')}.`;
}
