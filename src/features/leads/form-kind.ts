import type { z } from 'zod';
import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import type { FinanceQuotes } from '../finance/finance-quotes.ts';
import type { AdfVehicle } from './delivery/adf.ts';
import type { LeadMail } from './delivery/lead-mail.ts';
import type { Customer, Lead, Receiver } from './lead.ts';
import type { Stock } from './stock.ts';

/**
 * A kind of form whose submissions become leads. A module with another kind adds it to the list the server gets;
 * storing, responding and delivering are the same for all.
 */
export type FormKind = {
  /** Forms are named by their site's name and this: solvik-seCarContactForm (CONT-11). */
  name: string;
  /** What its submissions hold, for the API documentation; `parse` works with it. */
  values: z.ZodType<Readonly<Record<string, unknown>>>;
  /** Whether a site has what the form is about. */
  isAvailableOn(site: Site): boolean;
  /** Where the page says thank you: a form post without script is redirected to this anchor. */
  sentId: string;
  /** Validates the submission and finds its receiver on the server. */
  parse(values: Readonly<Record<string, unknown>>, context: FormContext): Promise<ParseResult>;
  /** Called again at delivery for a lead without a receiver. */
  receiver(lead: Lead, context: FormContext): Promise<Receiver | undefined>;
  /** The content of the mail to the receiver. */
  mail(lead: Lead, site: Site, texts: Texts): LeadMail;
  /** Whether the form is rendered with a signed token; a form post without script is accepted with it only. */
  hasToken?: boolean;
  /** Whether the customer gets the receipt of an enquiry about a car. */
  sendsCarReceipt?: boolean;
  /** The receipt of other forms, a mail that says it arrived: nothing in it may be written by whoever sent the form. */
  receipt?(lead: Lead, site: Site, texts: Texts): Omit<LeadMail, 'foot'>;
  /** The car it is about, for ADF receivers; kinds without a car are not sent as ADF. */
  vehicle?(lead: Lead, site: Site, texts: Texts): AdfVehicle | undefined;
  /** Values that the webhook sends in other words than they are stored. */
  webhookValues?(lead: Lead, site: Site, texts: Texts): Readonly<Record<string, unknown>>;
};

/** What delivery needs to know of a form. */
export type DeliveredForm = Pick<
  FormKind,
  'name' | 'isAvailableOn' | 'receiver' | 'mail' | 'receipt' | 'vehicle' | 'webhookValues'
>;

export type FormContext = {
  site: Site;
  stock: Stock;
  /** Without it no quotes are stored with leads. */
  quotes?: FinanceQuotes | undefined;
  log: Log;
  now: Clock;
  /** Required fields that the editors of the form's page made optional; signed by the server. */
  optional?: readonly string[];
};

export type ParseResult =
  | {
      state: 'parsed';
      customer: Customer;
      receiver: Receiver | undefined;
      values: Lead['values'];
      /** Photos that were uploaded before and become the lead's. */
      photoAlbum?: string | undefined;
    }
  | { state: 'refused'; code: string; message: string; problems: readonly FieldProblem[] };

export type FieldProblem = { field: string; problem: string };

export function findFormKind<Kind extends Pick<FormKind, 'name' | 'isAvailableOn'>>(
  formName: string,
  site: Site,
  kinds: readonly Kind[],
): Kind | undefined {
  return kinds.find((kind) => formName === `${site.name}${kind.name}` && kind.isAvailableOn(site));
}
