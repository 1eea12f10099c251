import { wordByCode } from '../../src/features/cars/vocabulary/word-of.ts';
import type { CompanyLeasingOption, LoanOption } from './finance-record.ts';
import { companyLeasing, type PrivateLease, privateLeasing } from './leasing.ts';
import { britishMonthlyCost, loanOption } from './loan.ts';
import type { Random } from './random.ts';
import type { Stock } from './stocks.ts';
import { askingPrice, priceAsNew } from './valuation.ts';
import type { Vehicle } from './vehicle.ts';

/** The price of a car and its terms. */
export type Offer = {
  price: number;
  campaignPrice?: number;
  retailPrice?: number;
  isVatEligible: boolean;
  loan?: LoanOption;
  monthlyCost?: number;
  privateLease?: PrivateLease;
  companyLease?: CompanyLeasingOption;
  campaigns: readonly string[];
  isCampaignLoan: boolean;
};

export function offerFor(vehicle: Vehicle, stock: Stock, random: Random): Offer {
  const { market } = stock;
  const price = askingPrice(vehicle, market, random);
  const campaignPrice = campaignPriceOf(vehicle, stock, price, random);
  const isVatEligible = vatEligible(vehicle, random);
  const asked = campaignPrice ?? price;
  const isCampaignLoan = market.country !== 'UK' && vehicle.ageInYears < 6 && random.chance(0.07);
  const loan = loanOption(stock, {
    price: asked,
    ageInYears: vehicle.ageInYears,
    isCampaign: isCampaignLoan,
  });
  const monthlyCost =
    loan?.default_monthly_cost ?? britishMonthlyCost({ price: asked, isNew: vehicle.condition === 'new' });
  const privateLease = leasedPrivately(vehicle, stock, random)
    ? privateLeasing(stock, asked, random.chance(0.25))
    : undefined;
  const companyLease =
    isVatEligible && leasedToCompanies(vehicle, stock)
      ? companyLeasing(stock, {
          priceWithoutVat: withoutVat(asked, stock),
          hasFixedRate: random.chance(0.35),
          isCampaign: random.chance(0.15),
        })
      : undefined;
  const retailPrice = retailPriceOf(vehicle, stock, price, random);
  const named = (code: string) => wordByCode('car_campaigns', code, market.language);
  const campaigns = [
    ...(campaignPrice ? [named(random.pick(priceCampaigns))] : []),
    ...(isCampaignLoan ? [named('loan')] : []),
    ...(privateLease?.option.is_campaign ? [named('private-leasing')] : []),
    ...(companyLease?.is_campaign ? [named('company-leasing')] : []),
    ...(hasWinterWheels(vehicle, stock) ? [named('winter-wheels')] : []),
  ];
  return {
    price,
    ...(campaignPrice && { campaignPrice }),
    ...(retailPrice && { retailPrice }),
    isVatEligible,
    ...(loan && { loan }),
    monthlyCost,
    ...(privateLease && { privateLease }),
    ...(companyLease && { companyLease }),
    campaigns,
    isCampaignLoan,
  };
}

export function withoutVat(amount: number, { market }: Stock): number {
  return Math.round(amount / (1 + market.vatPercent / 100));
}

function campaignPriceOf(
  vehicle: Vehicle,
  { market }: Stock,
  price: number,
  random: Random,
): number | undefined {
  if (!random.chance(vehicle.isSample ? 0.15 : 0.09)) return undefined;
  const lowered = market.sign(price * random.between(0.92, 0.965), random);
  return lowered < price ? lowered : undefined;
}

/** The price as new, where a buyer can still compare with it. */
function retailPriceOf(
  vehicle: Vehicle,
  { market }: Stock,
  price: number,
  random: Random,
): number | undefined {
  if (vehicle.isSample) return price;
  if (vehicle.condition !== 'used') return Math.max(price, market.sign(priceAsNew(vehicle, market), random));
  if (!random.chance(0.08)) return undefined;
  const asNew = market.sign(priceAsNew(vehicle, market) * random.between(0.97, 1.03), random);
  return asNew > price ? asNew : undefined;
}

function vatEligible({ type, condition, ageInYears }: Vehicle, random: Random): boolean {
  if (type === 'MC') return false;
  if (type === 'LCV') return random.chance(0.85);
  return condition !== 'used' || (ageInYears < 5 && random.chance(0.25));
}

/** Contracts for one's own use are for cars that will be young when they come back. */
function leasedPrivately(
  { type, condition, ageInYears, isSample }: Vehicle,
  stock: Stock,
  random: Random,
): boolean {
  if (type !== 'PC') return false;
  if (isSample) return random.chance(0.8);
  if (condition !== 'used') return random.chance(0.5);
  return stock.market.country !== 'UK' && ageInYears < 3 && random.chance(0.18);
}

/** The yearly distance is counted in mil, so only where people do. */
function leasedToCompanies({ type, ageInYears }: Vehicle, { market }: Stock): boolean {
  return (market.country === 'SE' || market.country === 'NO') && type !== 'MC' && ageInYears < 5;
}

/** The campaign that solvik-se announces above its pages. */
function hasWinterWheels({ generation, make, ageInYears }: Vehicle, { site }: Stock): boolean {
  const isTouring = make.code === 'BMW' && generation.name === '3 Series Touring';
  return site === 'solvik-se' && isTouring && ageInYears < 6;
}

const priceCampaigns = ['autumn', 'clearance', 'november'];
