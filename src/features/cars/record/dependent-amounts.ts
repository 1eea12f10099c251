import type { SearchRecord } from '../../../shared/search/port.ts';
import { isSameValue, patched } from '../../../shared/search/source-patch.ts';
import { withoutFigures } from '../../finance/option-figures.ts';
import { financePlans } from '../../finance/plans/all-plans.ts';
import { loanMonthlyCost } from '../../finance/plans/loan/plan.ts';
import {
  CAMPAIGN_FLAG,
  campaignPrice,
  isCampaignOver,
  ordinaryPrice,
  PRICE_BEFORE_DEDUCTIONS,
  type PriceGroup,
  withDependentPrices,
} from '../../pricing/dependent-prices.ts';
import { parsePricedCar } from '../../pricing/priced-car.ts';
import { shownPrice } from '../../pricing/shown-price.ts';

export type EditedFields = Readonly<Record<string, unknown>>;

/** Edits of a car, over what they are made of: the feed's record, or the API's where no feed has the car. */
export type CarEdit = {
  base: SearchRecord;
  /** The car as it was shown until now. */
  before: SearchRecord;
  /** All fields in which edits stand, earlier ones too; null where one was removed. */
  fields: EditedFields;
  change: /** These fields are edited now. */
    | { by: 'edit'; sent: ReadonlySet<string> }
    /** `base` has come with a feed, after this record of the feed before. */
    | { by: 'feed'; former: SearchRecord | undefined };
};

/**
 * The edited car with amounts that agree. A figure belongs to the price that it was sent for: when that changes and the
 * figure is not sent again, it is computed from the new price, or left out where only the sender could.
 */
export function settleAmounts(edit: CarEdit): { record: SearchRecord; fields: EditedFields } {
  const { base, before } = edit;
  const prices = withoutFormerPrices(edit);
  const priced = withDependentPrices(base, patched(base, prices), (field) => Object.hasOwn(prices, field));
  const fields = hasSameBasis(before, priced) ? prices : withoutFormerFigures(prices, edit);
  const isGiven = (field: string) => Object.hasOwn(fields, field);
  const edited = withDependentPrices(base, patched(base, fields), isGiven);
  return { record: withFigures(base, edited, isGiven), fields };
}

/** Edits of a price that another edit, or the feed, has replaced. */
function withoutFormerPrices(edit: CarEdit): EditedFields {
  const { base, before, fields } = edit;
  const after = patched(base, fields);
  const isPriceNew = hasNewPrice(ordinaryPrice, edit, after);
  const replaced = [
    ...(isPriceNew ? [...Object.values(ordinaryPrice), PRICE_BEFORE_DEDUCTIONS] : []),
    ...(hasNewPrice(campaignPrice, edit, after) ? Object.values(campaignPrice) : []),
  ];
  const campaign = [CAMPAIGN_FLAG, ...Object.values(campaignPrice)];
  const isOver = isPriceNew && isCampaignOver(before, after) && !campaign.some((field) => isNew(field, edit));
  const gone = isOver ? [...replaced, ...campaign] : replaced;
  return without(fields, (field, value) => gone.includes(field) && value !== null && !isNew(field, edit));
}

function hasNewPrice({ withVat, withoutVat }: PriceGroup, edit: CarEdit, after: SearchRecord): boolean {
  const { before, base, fields, change } = edit;
  const differs = (field: string) => after[field] !== before[field];
  if (change.by === 'edit')
    return [withVat, withoutVat].some((field) => isNew(field, edit) && differs(field));
  return !Object.hasOwn(fields, withVat) && base[withVat] !== change.former?.[withVat] && differs(withVat);
}

function isNew(field: string, { change }: CarEdit): boolean {
  return change.by === 'edit' && change.sent.has(field);
}

function withoutFormerFigures(fields: EditedFields, edit: CarEdit): EditedFields {
  const isFormer = (field: string) => fields[field] !== null && !isNew(field, edit);
  const kept = without(fields, (field) => figures.includes(field) && isFormer(field));
  const terms = Object.entries(kept).map(([field, value]) => {
    const hasFigures = options.includes(field) && isFormer(field);
    return [field, hasFigures ? withoutFigures(value) : value] as const;
  });
  return Object.fromEntries(terms);
}

const MONTHLY_COST = 'car_monthly_cost';
const figures = [MONTHLY_COST, 'car_company_leasing_monthly_cost'];
const options = ['car_loan_option', 'car_company_leasing_option'];

function withFigures(
  base: SearchRecord,
  edited: SearchRecord,
  isGiven: (field: string) => boolean,
): SearchRecord {
  const record = financePlans.reduce<SearchRecord>(
    (each, { followPrice }) => followPrice?.(base, each, isGiven) ?? each,
    edited,
  );
  const isSame =
    hasSameBasis(base, record) && isSameValue(base['car_loan_option'], record['car_loan_option']);
  const hasFigure = base[MONTHLY_COST] !== undefined && !isGiven(MONTHLY_COST);
  return patched(record, isSame || !hasFigure ? {} : { [MONTHLY_COST]: loanMonthlyCost(record) });
}

/** What loans and leasing are calculated from. */
function hasSameBasis(one: SearchRecord, other: SearchRecord): boolean {
  const [was, is] = [one, other].map((record) => {
    const car = parsePricedCar(record);
    return car && shownPrice(car);
  });
  return was?.amountWithVat === is?.amountWithVat && was?.amountForCompanies === is?.amountForCompanies;
}

function without(fields: EditedFields, isGone: (field: string, value: unknown) => boolean): EditedFields {
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isGone(field, value)));
}
