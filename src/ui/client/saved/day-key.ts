/**
 * Key of the day that a visitor has planned in the storage of a guide; its value is the fragment of
 * the day's address.
 */
export const dayStorageKey = `day:${import.meta.env.BASE_URL}`;
