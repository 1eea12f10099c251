import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import type { StudioSettings } from './settings.ts';

const sender = 'studio@forecourt.example';

/** The studio only sends mails that reset a password. Without a mail server it sends none. */
export function studioMail({
  smtpUrl,
  mailFrom,
}: Pick<StudioSettings, 'smtpUrl' | 'mailFrom'>): EmailAdapter {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined;
  return ({ payload }) => ({
    name: 'studio-mail',
    defaultFromAddress: mailFrom ?? sender,
    defaultFromName: 'Forecourt studio',
    sendEmail: async (message) => {
      if (transport) return transport.sendMail(message as Parameters<typeof transport.sendMail>[0]);
      payload.logger.warn({ code: 'STUDIO_MAIL_NOT_SENT' }, 'a mail was not sent; set SMTP_URL');
    },
  });
}
