export type MailAddress = { name?: string | undefined; address: string };

export type MailMessage = {
  /** Lets the receiving server detect duplicates. */
  key: string;
  /** The id of what it is about, such as a lead. */
  about: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  attachments?: readonly MailAttachment[] | undefined;
};

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

/** Mail that was stored instead of sent, for the demo. */
export interface StoredMail {
  /** Newest first. */
  latest(limit: number): Promise<readonly (MailMessage & { storedAt: string })[]>;
  find(key: string): Promise<MailMessage | undefined>;
}
