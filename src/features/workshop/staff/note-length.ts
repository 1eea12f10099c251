/** Notes of the staff about a booking. */
export const MAX_NOTE_LENGTH = 500;
