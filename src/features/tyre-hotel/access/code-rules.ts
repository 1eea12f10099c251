/** What a one-time code is: for who makes it, the API that takes it and the field it is typed into. */
export const CODE_DIGITS = 4;
export const CODE_MINUTES = 5;
/** Wrong codes until another one is needed (TH-25). */
export const MAX_CODE_TRIES = 3;
