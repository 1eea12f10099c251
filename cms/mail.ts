import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import type { StudioSettings } from './settings.ts';

const sender = 'studio@forecourt.example';

/** Letters of the studio are those with which a password is set anew. Without a mail server there are none. */
export function studioMail({
  smtpUrl,
  mailFrom,
}: Pick<StudioSettings, 'smtpUrl' | 'mailFrom'>): EmailAdapter {
  const post = smtpUrl ? createTransport(smtpUrl) : undefined;
  return ({ payload }) => ({
    name: 'studio-mail',
    defaultFromAddress: mailFrom ?? sender,
    defaultFromName: 'Forecourt studio',
    sendEmail: async (letter) => {
      if (post) return post.sendMail(letter as Parameters<typeof post.sendMail>[0]);
      payload.logger.warn({ code: 'STUDIO_MAIL_NOT_SENT' }, 'a letter was not sent; set SMTP_URL');
    },
  });
}
