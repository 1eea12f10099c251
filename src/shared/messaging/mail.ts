import type { Language } from '../sites/languages.ts';

export type MailAddress = { name?: string | undefined; address: string };

type MailEnvelope = {
  /** Lets the receiving server detect duplicates. */
  key: string;
  /** The id of what it is about, such as a lead. */
  about: string;
  from: MailAddress;
  to: MailAddress;
  /** Who gets the same mail besides. */
  copies?: readonly MailAddress[] | undefined;
  replyTo?: MailAddress | undefined;
  subject: string;
  text: string;
  attachments?: readonly MailAttachment[] | undefined;
};

/** What a module writes: `html` is table rows, which the letterhead of the site is put around when it is sent. */
export type MailMessage = MailEnvelope & (MailContent | { html?: undefined });

type MailContent = {
  html: string;
  /** The name of the site whose logo, colours and address the mail carries. */
  site: string;
  language: Language;
};

/** What a mail server gets: `html` is a whole document. */
export type FinishedMail = MailEnvelope & { html?: string | undefined };

/** A text, such as a calendar file, whose type names its method: text/calendar; method=REQUEST; or bytes in base64. */
export type MailAttachment = {
  name: string;
  type: string;
  content: string;
  encoding?: 'base64' | undefined;
  /** A picture that the HTML shows as `cid:…`. */
  contentId?: string | undefined;
};

/** Sends a mail, or throws. The same key twice is one mail wherever the receiver detects duplicates. */
export interface Mailer {
  send(mail: MailMessage): Promise<void>;
}

/** The way out of the house, behind the letterhead. */
export interface MailTransport {
  send(mail: FinishedMail): Promise<void>;
}

/** Mail that was stored instead of sent, for the demo. */
export interface StoredMail {
  /** Newest first. */
  latest(limit: number): Promise<readonly (FinishedMail & { storedAt: string })[]>;
  find(key: string): Promise<FinishedMail | undefined>;
}
