import type { PayloadRequest } from 'payload';
import { builtInTexts } from '../../../src/publishing/built-in-texts.ts';
import { isLanguage } from '../../../src/sites/languages.ts';
import { personOf } from '../../access/person.ts';

const AN_HOUR_S = 3600;

/** The texts that the house brings along in a language: what stands there as long as nobody writes anything else. */
export function answerHouseWords({ user, routeParams }: PayloadRequest): Response {
  if (!personOf(user)) return Response.json({ error: 'Sign in first.' }, { status: 401 });
  const language = String(routeParams?.['language'] ?? '');
  if (!isLanguage(language)) return Response.json({ error: 'No such language.' }, { status: 404 });
  return Response.json(builtInTexts[language], {
    headers: { 'cache-control': `private, max-age=${AN_HOUR_S}` },
  });
}
