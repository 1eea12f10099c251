/** A short message to a telephone. */
export type SmsMessage = {
  /** Lets the gateway detect duplicates. */
  key: string;
  /** The id of what it is about, such as a booking. */
  about: string;
  /** What the telephone shows as the sender, at most eleven letters and digits. */
  from: string;
  /** International, such as +46701234567. */
  to: string;
  text: string;
};

/** Sends an SMS, or throws. The same key twice is one message wherever the gateway detects duplicates. */
export interface SmsSender {
  send(sms: SmsMessage): Promise<void>;
}

/** Messages that were stored instead of sent, for the demo. */
export interface StoredSms {
  /** Newest first. */
  latest(limit: number): Promise<readonly (SmsMessage & { storedAt: string })[]>;
}
