/** Messages of customers, with a counter beside the field (SB-49, SB-83). */
export const MAX_MESSAGE_LENGTH = 80;
