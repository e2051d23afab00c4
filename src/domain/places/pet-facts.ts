import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { PlaceAccess } from '../../records/place-access.ts';
import type { Fact, FactInWords } from './fact.ts';

type PetPolicy = NonNullable<PlaceAccess['pet_policy']>;

/**
 * Returns what a place's record says of pets, in fixed order: each flag is there, stated or not,
 * but for a lead and a fee that are not stated where no animal may come in.
 */
export function petFacts(
	policy: PetPolicy = {},
	fact: FactInWords,
	messages: PlaceMessages,
): Fact[] {
	return [
		fact('petsAllowed', policy.pets_allowed, dogsNote(policy, messages)),
		fact('dogsAllowed', policy.dogs_allowed),
		fact('petsOnLeadOnly', policy.pets_on_lead_only),
		fact('petFee', policy.pet_fee),
	].filter((petFact) => !isIdle(petFact, policy));
}

/** Returns whether nobody asks for it, as there is no animal that might come in. */
function isIdle({ key, state }: Fact, { pets_allowed, dogs_allowed }: PetPolicy): boolean {
	const isOfGuests = key === 'petsOnLeadOnly' || key === 'petFee';
	return isOfGuests && state === 'not-stated' && pets_allowed === false && dogs_allowed !== true;
}

function dogsNote(
	{ pets_allowed, dogs_allowed }: PetPolicy,
	messages: PlaceMessages,
): string | undefined {
	if (pets_allowed === false && dogs_allowed === true) return messages.dogsExcepted;
	if (pets_allowed === true && dogs_allowed === false) return messages.notDogs;
	return undefined;
}
