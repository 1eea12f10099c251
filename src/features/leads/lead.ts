import type { Language } from '../../shared/sites/languages.ts';

export type Receiver = { name: string; email: string };
export type Customer = { name: string; phone: string; email: string };

/** A customer's enquiry, stored once per submission id. */
export type Lead = {
  /** Made by the server, hard to guess. */
  id: string;
  /** Made by the visitor's browser: the same id again is the same lead. */
  submissionId: string;
  formName: string;
  site: string;
  /** The language of the page. */
  language: Language;
  receivedAt: string;
  customer: Customer;
  /** Undefined where none was found; it is looked up again at delivery. */
  receiver: Receiver | undefined;
  /** Get a copy of the receiver's mail. */
  copies?: readonly Receiver[];
  /** The page it was sent from. */
  source: string;
  /** The validated values of its form kind. JSON. */
  values: Readonly<Record<string, unknown>>;
};
