import type { IncomingAuthType, PayloadRequest } from 'payload';
import { type AddressSettings, studioAddress } from './studio-address.ts';
import { accountTexts } from './texts.ts';

/** The mail with which somebody chooses a new password. */
export function resetMail(settings: AddressSettings): NonNullable<IncomingAuthType['forgotPassword']> {
  return {
    generateEmailSubject: (args) => accountTexts(requestOf(args)).mailSubject,
    generateEmailHTML: async (args) => {
      const req = requestOf(args);
      const { mailBody, mailIgnore } = accountTexts(req);
      const link = `${await studioAddress(req, settings)}/admin/reset/${args?.token}`;
      return `<p>${mailBody}</p><p><a href="${link}">${link}</a></p><p>${mailIgnore}</p>`;
    },
  };
}

function requestOf(args: { req?: PayloadRequest } | undefined): PayloadRequest {
  return args?.req as PayloadRequest;
}
