/**
 * A request that the tyre hotel refuses. `reason` names the text that the site's language has for it; a remote system
 * gives its own sentence as `text`. Sent as {message} with the status (ERR-36).
 */
export class TyreHotelError extends Error {
  readonly status: number;
  readonly reason: TyreHotelReason;
  readonly text: string | undefined;

  constructor(reason: TyreHotelReason, text?: string) {
    super(reason);
    this.name = 'TyreHotelError';
    this.reason = reason;
    this.status = tyreHotelStatus[reason];
    this.text = text;
  }
}

export const tyreHotelStatus = {
  'invalid request': 400,
  'wrong code': 401,
  'not signed in': 401,
  'other plate': 403,
  'no agreement': 404,
  'no such workshop': 404,
  'time taken': 409,
  'car booked': 409,
  'key reused': 422,
  'too many': 429,
  unavailable: 503,
} as const;

export type TyreHotelReason = keyof typeof tyreHotelStatus;
