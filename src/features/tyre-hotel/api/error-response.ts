import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
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
  texts: Texts,
  status: number = error.status,
): FastifyReply {
  const message = error.text ?? texts(textKeys[error.reason]);
  return reply.status(status).header('cache-control', 'no-store').send({ message });
}

/** What fails before a route's handler: an unreadable body, or too many requests. Other errors are the server's. */
export function tyreHotelErrorHandler(textsFor: (request: FastifyRequest) => Texts | undefined) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    const texts = textsFor(request);
    if (!texts || status < 400 || status >= 500) return reply.send(error);
    const reason = status === 429 ? 'too many' : 'invalid request';
    return sendTyreHotelError(reply, new TyreHotelError(reason), texts, status);
  };
}

/** 503 before a handler, in the site's language. */
export function sendOverloaded(textsFor: (request: FastifyRequest) => Texts | undefined) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const texts = textsFor(request);
    const error = new TyreHotelError('unavailable');
    return texts
      ? sendTyreHotelError(reply, error, texts)
      : reply.status(503).send({ message: error.message });
  };
}

export function toTyreHotelError(error: unknown): TyreHotelError {
  return error instanceof TyreHotelError ? error : new TyreHotelError('unavailable');
}
