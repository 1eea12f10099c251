/** Of names, mail addresses and comments (TH-54). */
export const tyreBookingLengths = { name: 100, email: 254, comment: 500 } as const;
