/** Requests a minute from one address. */
export type WorkshopLimits = { lookUps: number; bookings: number; holds: number; reads: number };

/** Nobody looks up so many cars by hand, though a whole office may share an address; holds take times from others. */
export const workshopLimits: WorkshopLimits = { lookUps: 120, bookings: 30, holds: 60, reads: 600 };
