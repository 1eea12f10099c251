import type { ContactErrors } from './contact-rules.ts';
import type { contactTextKeys } from './contact-texts.ts';
import type { Receiver } from './lead.ts';

export type ContactTexts = Readonly<Record<(typeof contactTextKeys)[number], string>>;

/** Everything the contact form shows and sends, worked out on the server. */
export type ContactFormProps = {
  formName: string;
  /** What is sent of the car, in the names of its record. */
  car: Readonly<Record<string, unknown>> & { car_id: string };
  isSample: boolean;
  /** Who gets it; for a sample car that depends on the place. */
  receiver: Receiver | undefined;
  /** To choose from, for sample cars (CONT-19). */
  dealerships: readonly ContactDealership[];
  /** The page's path, for those without script. */
  source: string;
  texts: ContactTexts;
  privacy: { href: string; label: string } | undefined;
  carListHref: string | undefined;
  /** What was posted without script and not accepted, so that nothing has to be written twice. */
  rejected?: { values: Readonly<Record<string, string>>; errors: ContactErrors; failed: boolean } | undefined;
};

/** Without a receiver, nobody there sells new cars of the make (CONT-18). */
export type ContactDealership = {
  siteName: string;
  receiver?: Receiver | undefined;
  car_companyerpid?: string | undefined;
  car_departmenterpid?: string | undefined;
};
