import type { Log } from '../platform/log.ts';
import type { Site } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';
import type { AdfVehicle } from './adf.ts';
import type { Customer, Lead, Receiver } from './lead.ts';
import type { LeadMail } from './lead-mail.ts';
import type { Stock } from './stock.ts';

/**
 * A kind of form whose answers become leads. A room that has another one adds it to the list that the server is
 * given; keeping, answering and delivering are the same for all.
 */
export type FormKind = {
  /** Forms are called by their site's name and this: solvik-seCarContactForm (CONT-11). */
  name: string;
  /** Whether a site has what the form is about. */
  isAvailableOn(site: Site): boolean;
  /** Checks what was sent, and finds out on the server who it is for. */
  parse(values: Readonly<Record<string, unknown>>, desk: FormContext): Promise<ParseResult>;
  /** Asked again at delivery, of a lead that nobody could be found for. */
  receiver(lead: Lead, desk: FormContext): Promise<Receiver | undefined>;
  /** What the mail to whoever is responsible says. */
  mail(lead: Lead, site: Site, texts: Texts): LeadMail;
  /** The car it is about, for systems that speak ADF; such a system hears nothing of kinds without. */
  vehicle?(lead: Lead): AdfVehicle | undefined;
};

export type FormContext = { site: Site; stock: Stock; log: Log };

export type ParseResult =
  | { state: 'read'; customer: Customer; receiver: Receiver | undefined; values: Lead['values'] }
  | { state: 'refused'; code: string; message: string; problems: readonly FieldProblem[] };

export type FieldProblem = { field: string; problem: string };

export function findFormKind(formName: string, site: Site, kinds: readonly FormKind[]): FormKind | undefined {
  return kinds.find((kind) => formName === `${site.name}${kind.name}` && kind.isAvailableOn(site));
}
