import type { PayloadRequest } from 'payload';
import { builtInTexts } from '../../../src/publishing/built-in-texts.ts';
import { isLanguage } from '../../../src/sites/languages.ts';
import { toPerson } from '../../access/person.ts';

const MAX_AGE_S = 3600;

/** The built-in texts of a language, which a site's own texts replace. */
export function handleBuiltInTexts({ user, routeParams }: PayloadRequest): Response {
  if (!toPerson(user)) return Response.json({ error: 'Sign in first.' }, { status: 401 });
  const language = String(routeParams?.['language'] ?? '');
  if (!isLanguage(language)) return Response.json({ error: 'No such language.' }, { status: 404 });
  return Response.json(builtInTexts[language], {
    headers: { 'cache-control': `private, max-age=${MAX_AGE_S}` },
  });
}
