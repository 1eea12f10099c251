import type { FastifyReply } from 'fastify';
import type { Texts } from '../../../shared/sites/texts.ts';
import { TyreHotelError, type TyreHotelReason } from '../tyre-hotel-error.ts';

const textKeys = {
  'invalid request': 'tyreHotelInvalidRequest',
  'wrong code': 'tyreHotelWrongCode',
  'not signed in': 'tyreHotelNotSignedIn',
  'other plate': 'tyreHotelOtherPlate',
  'no agreement': 'tyreHotelNoAgreement',
  'no such workshop': 'tyreHotelNoWorkshop',
  'time taken': 'tyreHotelTimeTaken',
  'car booked': 'tyreHotelCarBooked',
  'key reused': 'tyreHotelKeyReused',
  'too many': 'tyreHotelTooMany',
  unavailable: 'tyreHotelUnavailable',
} as const satisfies Record<TyreHotelReason, string>;

/** `{ message }` in the site's language, with the status of the reason (ERR-36). */
export function sendTyreHotelError(
  reply: FastifyReply,
  error: TyreHotelError,
  texts: Texts | undefined,
  status: number = error.status,
): FastifyReply {
  const message = error.text ?? texts?.(textKeys[error.reason]) ?? error.message;
  return reply.status(status).header('cache-control', 'no-store').send({ message });
}

export function toTyreHotelError(error: unknown): TyreHotelError {
  return error instanceof TyreHotelError ? error : new TyreHotelError('unavailable');
}
