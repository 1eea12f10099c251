import type { Language } from '../sites/languages.ts';

export type Receiver = { name: string; email: string };
export type Customer = { name: string; phone: string; email: string };

/** Somebody wants something of us. Kept as soon as it came, once per submission id. */
export type Lead = {
  /** Ours, hard to guess. */
  id: string;
  /** The visitor's browser made it: the same again is the same lead. */
  submissionId: string;
  formName: string;
  site: string;
  /** In which the visitor read the page. */
  language: Language;
  receivedAt: string;
  customer: Customer;
  /** None where the house could not tell at the time; it is asked again when the lead is delivered. */
  receiver: Receiver | undefined;
  /** The page it was sent from. */
  source: string;
  /** What its kind of form asks for, checked. JSON. */
  values: Readonly<Record<string, unknown>>;
};
