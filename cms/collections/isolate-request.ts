import { isolateObjectProperty, type PayloadRequest } from 'payload';

/**
 * A copy of the request for other local API calls. Payload writes the language, depth and context of every call onto the
 * request it is given, and the save in progress would continue with those.
 */
export function isolateRequest(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query']);
  own.context = {};
  own.query = { ...req.query };
  return own;
}
