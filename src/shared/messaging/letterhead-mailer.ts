import type { Language } from '../sites/languages.ts';
import { type Letterhead, putOnLetterhead } from './letterhead.ts';
import type { Mailer, MailTransport } from './mail.ts';

export type FindLetterhead = (site: string, language: Language) => Promise<Letterhead>;

/** One look for all mails of a site, whichever module wrote them. */
export function letterheadMailer(transport: MailTransport, findLetterhead: FindLetterhead): Mailer {
  return {
    async send(mail) {
      if (mail.html === undefined) return transport.send(mail);
      return transport.send(putOnLetterhead(mail, await findLetterhead(mail.site, mail.language)));
    },
  };
}
