import { ContentServiceError } from './content-service-error.ts';

/** A setting of the content service cannot be used. */
export class SettingsError extends ContentServiceError {
	override name = 'SettingsError';
}
