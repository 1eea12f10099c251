import type { SearchRecord } from '../../shared/search/port.ts';

/** A price with what says the same of it in other words. */
export type PriceGroup = { withVat: string; withVatText: string; withoutVat: string; withoutVatText: string };

export const ordinaryPrice: PriceGroup = {
  withVat: 'car_price',
  withVatText: 'car_price_text',
  withoutVat: 'car_price_exkl_vat',
  withoutVatText: 'car_price_exkl_vat_text',
};

export const campaignPrice: PriceGroup = {
  withVat: 'car_campaign_price',
  withVatText: 'car_campaign_price_text',
  withoutVat: 'car_campaign_price_exkl_vat',
  withoutVatText: 'car_campaign_price_exkl_vat_text',
};

export const CAMPAIGN_FLAG = 'car_has_campaign_price';
export const PRICE_BEFORE_DEDUCTIONS = 'gross_price';

/**
 * The edited record with prices that agree. `base` is what was edited, in itself consistent; what an edit gave stays, what
 * belongs to a price that was edited is computed again, or left out where that cannot be done.
 */
export function withDependentPrices(
  base: SearchRecord,
  edited: SearchRecord,
  isGiven: (field: string) => boolean,
): SearchRecord {
  const vat = vatFactor(base, ordinaryPrice);
  const ordinary = withGroup(ordinaryPrice, base, edited, vat, isGiven);
  const both = withGroup(campaignPrice, base, ordinary, vatFactor(base, campaignPrice) ?? vat, isGiven);
  const isCampaignGiven = [CAMPAIGN_FLAG, campaignPrice.withVat].some(isGiven);
  const record = !isCampaignGiven && isCampaignOver(base, both) ? withoutCampaign(both) : both;
  return isGiven(PRICE_BEFORE_DEDUCTIONS) ? record : withPriceBeforeDeductions(base, record);
}

/** It lowered the price before, and no longer does. */
export function isCampaignOver(before: SearchRecord, after: SearchRecord): boolean {
  return lowersPrice(before) === true && lowersPrice(after) === false;
}

/** Undefined where no campaign price holds. */
function lowersPrice(record: SearchRecord): boolean | undefined {
  const [campaign, price] = [
    amountOf(record, campaignPrice.withVat),
    amountOf(record, ordinaryPrice.withVat),
  ];
  if (record[CAMPAIGN_FLAG] !== true || campaign === undefined || price === undefined) return undefined;
  return campaign < price;
}

function withGroup(
  { withVat, withVatText, withoutVat, withoutVatText }: PriceGroup,
  base: SearchRecord,
  edited: SearchRecord,
  vat: number | undefined,
  isGiven: (field: string) => boolean,
): SearchRecord {
  const record: Record<string, unknown> = { ...edited };
  const [gross, net] = [amountOf(edited, withVat), amountOf(edited, withoutVat)];
  const rounded = (amount: number) =>
    [base[withVat], base[ordinaryPrice.withVat]].every((each) => each === undefined || Number.isInteger(each))
      ? Math.round(amount)
      : Math.round(amount * 100) / 100;
  if (gross !== base[withVat] && !isGiven(withoutVat))
    record[withoutVat] = gross === undefined || vat === undefined ? undefined : rounded(gross / vat);
  else if (net !== undefined && net !== base[withoutVat] && isGiven(withoutVat) && !isGiven(withVat))
    record[withVat] = vat === undefined ? gross : rounded(net * vat);
  for (const [amount, text] of [
    [withVat, withVatText],
    [withoutVat, withoutVatText],
  ] as const)
    if (record[amount] !== base[amount] && !isGiven(text)) record[text] = undefined;
  return present(record);
}

/** VAT is of half percents. Where the two prices differ by anything else, part of the price is taxed in another way. */
function vatFactor(record: SearchRecord, { withVat, withoutVat }: PriceGroup): number | undefined {
  const [gross, net] = [amountOf(record, withVat), amountOf(record, withoutVat)];
  if (!gross || !net) return undefined;
  const factor = 1 + Math.round((gross / net - 1) * 200) / 200;
  return factor > 1 && factor < 1.3 && Math.abs(gross / factor - net) <= 1 ? factor : undefined;
}

function withoutCampaign(record: SearchRecord): SearchRecord {
  const fields = new Set(Object.values(campaignPrice));
  const others = Object.entries(record).filter(([field]) => !fields.has(field));
  return { ...Object.fromEntries(others), [CAMPAIGN_FLAG]: false };
}

/** Where nothing was deducted it is the price; what is deducted from another price is not known. */
function withPriceBeforeDeductions(base: SearchRecord, record: SearchRecord): SearchRecord {
  const before = amountOf(base, PRICE_BEFORE_DEDUCTIONS);
  if (before === undefined) return record;
  const [was, is] = [priceWithVat(base), priceWithVat(record)];
  const [plainWas, plainIs] = [base[ordinaryPrice.withVat], record[ordinaryPrice.withVat]];
  if (was === is && plainWas === plainIs) return record;
  const follows = before === was ? is : before === plainWas ? plainIs : undefined;
  return present({ ...record, [PRICE_BEFORE_DEDUCTIONS]: follows });
}

function priceWithVat(record: SearchRecord): number | undefined {
  const campaign = record[CAMPAIGN_FLAG] === true ? amountOf(record, campaignPrice.withVat) : undefined;
  return campaign ?? amountOf(record, ordinaryPrice.withVat);
}

function amountOf(record: SearchRecord, field: string): number | undefined {
  const value = record[field];
  return typeof value === 'number' ? value : undefined;
}

function present(record: SearchRecord): SearchRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
