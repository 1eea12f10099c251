import type { PayloadRequest } from 'payload';
import { builtInTexts } from '../../src/content/publishing/built-in-texts.ts';
import { isLanguage } from '../../src/shared/sites/languages.ts';
import { toPerson } from '../access/person.ts';
import { refuse } from '../access/refuse.ts';

const MAX_AGE_S = 3600;

/** The built-in texts of a language, which a site's own texts replace. */
export function handleBuiltInTexts(req: PayloadRequest): Response {
  if (!toPerson(req.user)) return refuse(401, 'signedOut', req);
  const language = String(req.routeParams?.['language'] ?? '');
  if (!isLanguage(language)) return refuse(404, 'noLanguage', req);
  return Response.json(builtInTexts[language], {
    headers: { 'cache-control': `private, max-age=${MAX_AGE_S}` },
  });
}
