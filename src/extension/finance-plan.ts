import type { Site } from '../shared/sites/site.ts';

/**
 * A way to pay for a car: its monthly cost on cards, a tab on the car's page where visitors choose among its terms, and the
 * chosen ones in the lead, calculated again on the server. Texts are keys of the extension's own.
 */
export type FinancePlanDeclaration = {
  /** Of the tab, and beside the figure on cards. */
  label: string;
  /** What a CRM is told that it is, instead of credit. */
  isLease?: true;
  /** Without it, every site has the plan. */
  isAvailableOn?: (site: Pick<Site, 'country'>) => boolean;
  /** Undefined where the car is not offered so. Where it throws, the car is shown without the plan. */
  offer: (car: PlanCar) => PlanOffer | undefined;
};

export type PlanCar = {
  /** What a private person pays, with VAT. */
  price: number;
  currency: string;
  /**
   * In the names of feeds: car_year, car_mileage … On cards it has what cards show and the extension's own fields that
   * say `forPlans`.
   */
  record: Readonly<Record<string, unknown>>;
};

export type PlanOffer = {
  /** One at least; the first is on the card, and chosen until the visitor chooses another. */
  terms: readonly PlanTerm[];
  /** The conditions that the law requires beside the figure, on card and page. */
  note: Said;
};

export type PlanTerm = {
  /** In the lead: what it was chosen by. Letters, digits and dashes. */
  id: string;
  /** '24 months' */
  label: Said;
  /** In units of the car's currency, with VAT. */
  monthlyCost: number;
  rows: readonly { label: string; value: Said | { money: number } }[];
};

/** A text by its key, with its values. */
export type Said = { text: string; values?: Readonly<Record<string, string | number>> };
