import type { PageLanguages } from './i18n/locale/text-language.ts';

declare global {
	namespace App {
		interface Locals {
			/**
			 * Languages of the page that is made; `Document.astro` sets them for the components in it.
			 */
			languages: PageLanguages;
		}
	}
}
