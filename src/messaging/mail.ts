export type MailAddress = { name?: string | undefined; address: string };

export type MailMessage = {
  /** The receiver's server knows a second copy by it. */
  key: string;
  /** What it tells of, such as the id of a lead. */
  about: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
};

/** Sends a mail, or throws. The same key twice is one mail wherever the receiver can tell. */
export interface Mailer {
  send(mail: MailMessage): Promise<void>;
}

/** Mail that stays in the house: what the demo shows instead of sending. */
export interface StoredMail {
  /** Newest first. */
  latest(most: number): Promise<readonly (MailMessage & { storedAt: string })[]>;
  find(key: string): Promise<MailMessage | undefined>;
}
