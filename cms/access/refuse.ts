import type { PayloadRequest } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { accessErrorMessages } from './access-error-messages.ts';

/** The answer to somebody who may not, or asks for what is not there. */
export function refuse(
  status: number,
  reason: Exclude<keyof (typeof accessErrorMessages)['en'], 'fieldOfAdministrators'>,
  { i18n }: Pick<PayloadRequest, 'i18n'>,
): Response {
  const error = chooseText(accessErrorMessages, i18n.language)[reason];
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
}
