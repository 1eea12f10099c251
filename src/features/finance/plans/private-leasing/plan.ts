import { z } from 'zod';
import { amount, anything, described, flag } from '../../../../shared/search/records/record-field.ts';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { formatMoney, languageName } from '../../../../shared/sites/formats.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { privateVatLabel } from '../../../pricing/vat-label.ts';
import { leaseCardLine } from '../../lease-card-line.ts';
import { type LeasingLine, otherLines } from '../../leasing-lines.ts';
import {
  distanceText,
  foreignLanguage,
  monthlyCostInLanguage,
  type OfferReader,
  rewritten,
} from '../../offers-in-language.ts';
import type { QuotedFinanceText } from '../../quoted-finance.ts';
import { definePlan } from '../finance-plan.ts';
import { parsePrivateLeasing } from './parse-private-leasing.ts';
import { privateLeasingTexts } from './private-leasing-texts.ts';
import type { PrivateOffer } from './private-offer.ts';

/** A fixed offer, in the words of the feed. */
type QuotedPrivateLeasing = Pick<
  PrivateOffer,
  'monthlyCostText' | 'monthsText' | 'mileageText' | 'startFeeText' | 'invoiceFeeText'
> & { product: 'private leasing' };

export type PrivateLeasing = { offers: readonly PrivateOffer[]; others: readonly LeasingLine[] };

/** Leasing of a private person: fixed offers, nothing to calculate. Without its flag there is none (PLEAS-05). */
export const privateLeasing = definePlan({
  id: 'private-leasing',
  product: 'private leasing',
  label: 'financePrivate',
  isLease: true,
  texts: privateLeasingTexts,
  fields: {
    isOffered: described(
      flag('car_has_privateleasing', 'public', 'card', 'facet'),
      'Whether private leasing is offered. Absent means no.',
      false,
    ),
    hasCampaign: described(
      flag('car_has_campaign_privateleasing', 'public', 'card', 'facet'),
      'Whether private leasing on campaign terms is offered. Absent means no.',
      false,
    ),
    monthlyCost: described(
      amount('car_private_leasing_monthly_cost', 'public', 'range', 'sort'),
      'Private leasing a month, in whole or decimal units of car_price_currency, with VAT.',
      5495,
    ),
    option: described(anything('car_private_leasing_option', 'public', 'card'), 'Terms of private leasing.', {
      duration: 36,
    }),
  },
  campaign: (record) =>
    record['car_has_privateleasing'] === true && record['car_has_campaign_privateleasing'] === true
      ? 'cardCampaignLeasing'
      : undefined,
  cardLine: (car, context) =>
    car.record['car_has_privateleasing'] === true
      ? leaseCardLine(
          car,
          {
            ...{ kind: 'privateLeasing', type: 'Private', cost: 'monthly_cost_text' },
            option: car.record['car_private_leasing_option'],
            vatLabel: privateVatLabel(car, context.texts),
          },
          context,
        )
      : undefined,
  panel: ({ record, price: { currency = '' } }, context): PrivateLeasing | undefined => {
    if (record['car_has_privateleasing'] !== true) return undefined;
    const offers = parsePrivateLeasing(record);
    const shownCosts = offers.map(({ monthlyCostText }) => monthlyCostText);
    const others = otherLines(record, 'Private', shownCosts, currency, context);
    if (offers.length + others.length === 0) return undefined;
    return { offers: offers.map((offer) => offerInLanguage(offer, currency, context)), others };
  },
  settings: z.object({
    product: z.literal('private leasing'),
    offer: z.int().min(0).max(100).meta({ description: 'Which of the car’s offers, from 0.' }),
  }),
  quote: async ({ offer: at }, { record }): Promise<QuotedPrivateLeasing | undefined> => {
    const found = await record();
    const offer = found && parsePrivateLeasing(found)[at];
    if (!offer) return undefined;
    const { monthlyCostText, monthsText, mileageText, startFeeText, invoiceFeeText } = offer;
    return {
      product: 'private leasing',
      ...{ monthlyCostText, monthsText, mileageText, startFeeText, invoiceFeeText },
    };
  },
  quoteText,
});

function quoteText(quote: QuotedPrivateLeasing, texts: Texts): QuotedFinanceText {
  const { monthlyCostText, monthsText, mileageText, startFeeText, invoiceFeeText } = quote;
  const rows = [
    { label: texts('financeContract'), value: monthsText },
    { label: texts('financeMileage'), value: mileageText },
    { label: texts('financeFirstFee'), value: startFeeText },
    { label: texts('financeInvoiceFee'), value: invoiceFeeText },
  ];
  const terms = [`${texts('financePrivate')}: ${monthlyCostText}`, monthsText, mileageText];
  return {
    summary: terms.filter(Boolean).join(', '),
    rows: rows.filter((row): row is { label: string; value: string } => row.value !== undefined),
  };
}

/** Its own conditions, with prices that nobody else knows, stay below in the language of the feed. */
function offerInLanguage(offer: PrivateOffer, currency: string, reader: OfferReader): PrivateOffer {
  const from = foreignLanguage(reader);
  if (!from) return offer;
  const { texts } = reader;
  const money = (text: string | undefined) =>
    rewritten(text, from, (sum) => formatMoney(sum, currency, reader.language));
  return {
    ...offer,
    title: undefined,
    salesText: texts('financePrivateText'),
    monthsText: rewritten(offer.monthsText, from, (months) =>
      fillPlaceholders(texts('financeMonths'), { months }),
    ),
    mileageText: rewritten(offer.mileageText, from, (distance) => distanceText(distance, reader)),
    startFeeText: money(offer.startFeeText),
    invoiceFeeText: money(offer.invoiceFeeText),
    monthlyCostText: monthlyCostInLanguage(offer.monthlyCostText, currency, reader),
    disclaimer: texts('financePrivateDisclaimer'),
    ...(offer.disclaimer && {
      ownConditions: {
        text: offer.disclaimer,
        language: from,
        note: texts('carInOwnLanguage', { language: languageName(from, reader.language) }),
      },
    }),
  };
}
