import { isolateObjectProperty, type PayloadRequest } from 'payload';

/**
 * The same request, for looking something up or writing beside it. Payload writes the language, depth and context of every
 * such call onto the request it is given, and the save that is under way would go on with those.
 */
export function isolateRequest(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query']);
  own.context = {};
  own.query = { ...req.query };
  return own;
}
