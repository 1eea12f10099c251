import type { Log } from '../platform/log.ts';
import type { Site } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';
import type { AdfVehicle } from './adf.ts';
import type { Customer, Lead, Receiver } from './lead.ts';
import type { Letter } from './letter.ts';
import type { Stock } from './stock.ts';

/**
 * A kind of form whose answers become leads. A room that has another one adds it to the list that the server is
 * given; keeping, answering and delivering are the same for all.
 */
export type FormKind = {
  /** Forms are called by their site's name and this: solvik-seCarContactForm (CONT-11). */
  name: string;
  /** Whether a site has what the form is about. */
  standsOn(site: Site): boolean;
  /** Checks what was sent, and finds out on the server who it is for. */
  read(values: Readonly<Record<string, unknown>>, desk: Desk): Promise<Reading>;
  /** Asked again at delivery, of a lead that nobody could be found for. */
  receiver(lead: Lead, desk: Desk): Promise<Receiver | undefined>;
  /** What the mail to whoever is responsible says. */
  letter(lead: Lead, site: Site, texts: Texts): Letter;
  /** The car it is about, for systems that speak ADF; such a system hears nothing of kinds without. */
  vehicle?(lead: Lead): AdfVehicle | undefined;
};

export type Desk = { site: Site; stock: Stock; log: Log };

export type Reading =
  | { state: 'read'; customer: Customer; receiver: Receiver | undefined; values: Lead['values'] }
  | { state: 'refused'; code: string; message: string; problems: readonly Problem[] };

export type Problem = { field: string; problem: string };

export function kindOf(formName: string, site: Site, kinds: readonly FormKind[]): FormKind | undefined {
  return kinds.find((kind) => formName === `${site.name}${kind.name}` && kind.standsOn(site));
}
