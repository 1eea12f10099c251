/** Requests a minute from one address. Sign-in has stricter limits of its own, which all servers share. */
export type TyreHotelLimits = { signIn: number; reads: number; bookings: number; reviews: number };

/** A whole office may share an address. */
export const tyreHotelLimits: TyreHotelLimits = { signIn: 300, reads: 600, bookings: 30, reviews: 10 };
