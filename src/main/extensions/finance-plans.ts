import { z } from 'zod';
import type { Extension, FinancePlanDeclaration, PlanTerm, Said } from '../../extension/extension.ts';
import type { AddedOffer } from '../../features/finance/added-offer.ts';
import { addPlans } from '../../features/finance/plans/all-plans.ts';
import {
  definePlan,
  type FinancedCar,
  type FinancePlan,
  type PlanContext,
} from '../../features/finance/plans/finance-plan.ts';
import { parsePricedCar } from '../../features/pricing/priced-car.ts';
import { shownPrice } from '../../features/pricing/shown-price.ts';
import { fillPlaceholders } from '../../shared/sites/fill-placeholders.ts';
import { formatMoney } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { lackingTexts } from './lacking-texts.ts';
import type { LoadedExtension } from './loaded-extension.ts';

/** Cars are offered by the plans of an extension, too, until the returned function is called. */
export function addFinancePlans(loaded: LoadedExtension): () => void {
  const plans = Object.entries(loaded.extension.financePlans ?? {});
  return addPlans(plans.map(([name, plan]) => toFinancePlan(name, plan, loaded)));
}

/** What the shape of the declaration cannot say of its plans, a sentence each. */
export function planProblems({ financePlans = {}, texts = {} }: Extension): readonly string[] {
  return Object.entries(financePlans).flatMap(([name, { label }]) =>
    lackingTexts(`The plan ${name}`, [label], texts),
  );
}

const saidShape = z.object({
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const termShape = z.object({
  id: z.string().regex(/^[\w-]{1,60}$/),
  label: saidShape,
  monthlyCost: z.number().nonnegative(),
  rows: z.array(
    z.object({ label: z.string(), value: z.union([saidShape, z.object({ money: z.number() })]) }),
  ),
});
const offerShape = z.object({ terms: z.array(termShape).min(1), note: saidShape });

type CheckedOffer = { terms: readonly [PlanTerm, ...PlanTerm[]]; note: Said; currency: string };

/** A plan as the product's own are. What the extension throws, or answers wrongly, leaves the car without the plan. */
function toFinancePlan(
  name: string,
  declared: FinancePlanDeclaration,
  { extension: { name: extension }, log }: LoadedExtension,
): FinancePlan {
  const product = `${extension}-${name}`;
  const own = (key: string) => `${extension}:${key}` as never;
  const said = (texts: Texts, { text, values }: Said) => texts(own(text), values);

  function offerOf({ record }: Pick<FinancedCar, 'record'>): CheckedOffer | undefined {
    const car = parsePricedCar(record);
    const currency = car?.price.currency;
    if (!car || !currency) return undefined;
    try {
      const offer = declared.offer({ price: shownPrice(car).amountWithVat, currency, record });
      if (!offer) return undefined;
      const [first, ...others] = offerShape.parse(offer).terms as PlanTerm[];
      return first && { terms: [first, ...others], note: offer.note, currency };
    } catch (error) {
      const facts = { code: 'EXTENSION_PLAN_FAILED', plan: product, car: record['car_id'], error };
      log.error(facts, 'the car is shown without a finance plan');
      return undefined;
    }
  }

  function offerOn(car: FinancedCar, { site }: PlanContext) {
    return (declared.isAvailableOn?.(site) ?? true) ? offerOf(car) : undefined;
  }

  const monthly = (texts: Texts, language: Language, currency: string, { monthlyCost }: PlanTerm) => {
    const amount = formatMoney(monthlyCost, currency, language);
    return { amount, monthly: fillPlaceholders(texts('financePerMonth'), { currency: amount }) };
  };
  const rowsOf = (texts: Texts, language: Language, currency: string, { rows }: PlanTerm) =>
    rows.map(({ label, value }) => ({
      label: texts(own(label)),
      value: 'money' in value ? formatMoney(value.money, currency, language) : said(texts, value),
    }));

  return definePlan({
    id: product,
    product,
    label: own(declared.label),
    texts: [],
    ...(declared.isLease && { isLease: true as const }),
    fields: {},
    cardLine: (car, context) => {
      const offer = offerOn(car, context);
      if (!offer) return undefined;
      const { texts, language } = context;
      const { monthly: text } = monthly(texts, language, offer.currency, offer.terms[0]);
      const cost = { kind: product, label: texts(own(declared.label)), text };
      return { cost, note: said(texts, offer.note) };
    },
    panel: (car, context): AddedOffer | undefined => {
      const offer = offerOn(car, context);
      if (!offer) return undefined;
      const { texts, language } = context;
      const { currency } = offer;
      return {
        product,
        label: texts(own(declared.label)),
        note: said(texts, offer.note),
        terms: offer.terms.map((term) => ({
          id: term.id,
          label: said(texts, term.label),
          ...monthly(texts, language, currency, term),
          rows: rowsOf(texts, language, currency, term),
        })),
      };
    },
    settings: z.object({ product: z.literal(product), term: z.string().max(60) }),
    quote: async ({ term: chosen }, { record }) => {
      const found = await record();
      const offer = found && offerOf({ record: found });
      const term = offer?.terms.find(({ id }) => id === chosen);
      return term && offer && { product, currency: offer.currency, term };
    },
    quoteText: ({ currency, term }, texts, language) => ({
      summary: `${texts(own(declared.label))}: ${monthly(texts, language, currency, term).monthly}, ${said(texts, term.label)}`,
      rows: rowsOf(texts, language, currency, term),
    }),
  }) as unknown as FinancePlan;
}
