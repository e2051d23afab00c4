/** Where a guide keeps the day that a visitor has planned, as the fragment of its address. */
export const dayStorageKey = `day:${import.meta.env.BASE_URL}`;
