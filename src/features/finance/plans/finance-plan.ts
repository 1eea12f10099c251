import type { z } from 'zod';
import type { RecordDeclaration } from '../../../shared/search/records/record-field.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { PricedCar } from '../../pricing/priced-car.ts';
import type { OfferReader } from '../offers-in-language.ts';
import type { QuotedFinanceText } from '../quoted-finance.ts';
import type { FinanceRecord } from '../record-schemas.ts';
import type { QuoteStore } from './uk/quote-store.ts';

/** A way to pay for a car: a folder here, and a line in `all-plans.ts`. */
export type FinancePlan<
  Id extends string = string,
  Fields extends RecordDeclaration = RecordDeclaration,
  Panel extends object = object,
  Settings extends z.ZodObject = z.ZodObject,
  Quoted extends { product: string } = { product: string },
> = {
  /** The name of its folder, whose `panel.tsx` shows what `panel` returns. */
  readonly id: Id;
  /** What settings, stored quotes and events call it. */
  readonly product: string;
  readonly label: TextKey;
  /** What feeds send for it; the car's record has them under `finance`. */
  readonly fields: Fields;
  /** The texts of its panel, besides those that all panels have. */
  readonly texts: readonly TextKey[];
  /** What a CRM is told that it is, instead of credit. */
  readonly isLease?: true;
  /** Its lender quotes in the browser: the folder has an island of its own instead of a panel. */
  readonly quotesInBrowser?: true;
  /** The badge of a car whose campaign it is. */
  campaign?(record: FinanceRecord): TextKey | undefined;
  /** Its line on a card, with the conditions behind it (CARD-03, CARD-06). */
  cardLine(car: FinancedCar, context: PlanContext): CardLine | undefined;
  /**
   * The record of a car whose price or terms were edited: what followed from the former ones is calculated again, or left
   * out. What the edit gave stays.
   */
  followPrice?(
    base: FinanceRecord,
    edited: FinanceRecord,
    isGiven: (field: string) => boolean,
  ): FinanceRecord;
  /** What its panel shows, legal texts included; undefined where the car is not offered so. */
  panel(car: FinancedCar, context: PlanContext): Panel | undefined;
  /** What the server needs to calculate a visitor's quote again, never its sums. */
  readonly settings: Settings;
  quote(settings: z.infer<Settings>, car: QuotedCar): Promise<Quoted | undefined>;
  /** A quote in the words of whoever reads the lead. */
  quoteText(quote: Quoted, texts: Texts, language: Language): QuotedFinanceText;
};

export type FinancedCar = PricedCar & { record: FinanceRecord };

export type PlanContext = OfferReader & {
  site: Partial<Pick<Site, 'financeOrganisationId'>>;
  /** Whether the British lender's figures are known to us. */
  services?: { ukLender?: 'embedded' | 'remote' | undefined };
};

/** The car that a visitor's quote is for, as it is now. */
export type QuotedCar = {
  id: string;
  record: () => Promise<FinanceRecord | undefined>;
  storedQuote: (reference: string) => ReturnType<QuoteStore['find']>;
};

export type CardLine = { cost: MonthlyCost; note?: string | undefined };

export type MonthlyCost = {
  /** 'loan', 'privateLeasing', 'companyLeasing' */
  kind: string;
  /** 'Car loan' */
  label: string;
  /** '3 412 kr/month' */
  text: string;
  /** What the law requires beside it, in a line or two: in Britain rate, term, deposit and total, or the terms of a hire. */
  terms?: readonly string[] | undefined;
  /** The whole representative example of a British figure, which is one press away. */
  example?: string | undefined;
};

export function definePlan<
  const Id extends string,
  const Fields extends RecordDeclaration,
  Panel extends object,
  Settings extends z.ZodObject,
  Quoted extends { product: string },
>(plan: FinancePlan<Id, Fields, Panel, Settings, Quoted>): FinancePlan<Id, Fields, Panel, Settings, Quoted> {
  return plan;
}
