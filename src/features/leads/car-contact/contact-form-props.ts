import type { Receiver } from '../lead.ts';
import type { ContactErrors } from './contact-rules.ts';
import type { contactTextKeys } from './contact-texts.ts';

export type ContactTexts = Readonly<Record<(typeof contactTextKeys)[number], string>>;

/** Everything the contact form shows and sends, computed on the server. */
export type ContactFormProps = {
  formName: string;
  /** The car's fields that are sent, by the names of its record. */
  car: Readonly<Record<string, unknown>> & { car_id: string };
  isSample: boolean;
  /** British sites: the visitor can apply for finance and reserve the car. */
  takesApplications: boolean;
  /** For a sample car it depends on the dealership. */
  receiver: Receiver | undefined;
  /** Choices for sample cars (CONT-19). */
  dealerships: readonly ContactDealership[];
  /** The page's path, for visitors without script. */
  source: string;
  texts: ContactTexts;
  privacy: { href: string; label: string } | undefined;
  carListHref: string | undefined;
  /** Whom to ring when the form cannot be sent. */
  phone: string | undefined;
  /** A form post that was rejected, so that nothing has to be entered twice. */
  rejected?: { values: Readonly<Record<string, string>>; errors: ContactErrors; failed: boolean } | undefined;
};

/** Without a receiver it has no New cars department for the make (CONT-18). */
export type ContactDealership = {
  siteName: string;
  receiver?: Receiver | undefined;
  car_companyerpid?: string | undefined;
  car_departmenterpid?: string | undefined;
};
