/** Requests a minute from one address. */
export type WorkshopLimits = { lookUps: number; bookings: number; holds: number; reads: number };

/** Nobody looks up thirty cars a minute by hand, and holds take times from others. */
export const workshopLimits: WorkshopLimits = { lookUps: 30, bookings: 20, holds: 30, reads: 240 };
