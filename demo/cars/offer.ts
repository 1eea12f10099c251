import { campaignWords } from './campaigns.ts';
import type { Chance } from './chance.ts';
import type { CompanyLeasingOption, LoanOption } from './finance-record.ts';
import { companyLeasing, type PrivateLease, privateLeasing } from './leasing.ts';
import { britishMonthlyCost, loanOption } from './loan.ts';
import type { Stock } from './stocks.ts';
import type { Vehicle } from './vehicle.ts';
import { priceAsNew, signPrice } from './worth.ts';

/** What the house asks for a car, and on which terms. */
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

export function offerFor(vehicle: Vehicle, stock: Stock, chance: Chance): Offer {
  const { market } = stock;
  const price = signPrice(vehicle, market, chance);
  const campaignPrice = campaignPriceOf(vehicle, stock, price, chance);
  const isVatEligible = vatEligible(vehicle, chance);
  const asked = campaignPrice ?? price;
  const basis = vehicle.type === 'LCV' ? withoutVat(asked, stock) : asked;
  const isCampaignLoan = market.country !== 'UK' && vehicle.ageInYears < 6 && chance.maybe(0.07);
  const loan = loanOption(stock, {
    price: basis,
    ageInYears: vehicle.ageInYears,
    isCampaign: isCampaignLoan,
  });
  const monthlyCost =
    loan?.default_monthly_cost ?? britishMonthlyCost({ price: basis, isNew: vehicle.condition === 'new' });
  const privateLease = leasedPrivately(vehicle, stock, chance)
    ? privateLeasing(stock, asked, chance.maybe(0.25))
    : undefined;
  const companyLease =
    isVatEligible && leasedToCompanies(vehicle, stock)
      ? companyLeasing(stock, {
          priceWithoutVat: withoutVat(asked, stock),
          hasFixedRate: chance.maybe(0.35),
          isCampaign: chance.maybe(0.15),
        })
      : undefined;
  const retailPrice = retailPriceOf(vehicle, stock, price, chance);
  const words = campaignWords[market.country];
  const campaigns = [
    ...(campaignPrice ? [chance.pick(words.price)] : []),
    ...(isCampaignLoan ? [words.loan] : []),
    ...(privateLease?.option.is_campaign ? [words.privateLeasing] : []),
    ...(companyLease?.is_campaign ? [words.companyLeasing] : []),
    ...(hasWinterWheels(vehicle, stock) ? [words.winterWheels] : []),
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
  chance: Chance,
): number | undefined {
  if (!chance.maybe(vehicle.isSample ? 0.15 : 0.09)) return undefined;
  const lowered = market.sign(price * chance.between(0.92, 0.965), chance);
  return lowered < price ? lowered : undefined;
}

/** The price as new where it still says something, or the price before it was lowered. */
function retailPriceOf(
  vehicle: Vehicle,
  { market }: Stock,
  price: number,
  chance: Chance,
): number | undefined {
  if (vehicle.isSample) return price;
  if (vehicle.condition !== 'used') return Math.max(price, market.sign(priceAsNew(vehicle, market), chance));
  if (!chance.maybe(0.08)) return undefined;
  const earlier = market.sign(price * chance.between(1.03, 1.07), chance);
  return earlier > price ? earlier : undefined;
}

function vatEligible({ type, condition, ageInYears }: Vehicle, chance: Chance): boolean {
  if (type === 'MC') return false;
  if (type === 'LCV') return chance.maybe(0.85);
  return condition !== 'used' || (ageInYears < 5 && chance.maybe(0.25));
}

/** Contracts for one's own use are for cars that will be young when they come back. */
function leasedPrivately(
  { type, condition, ageInYears, isSample }: Vehicle,
  stock: Stock,
  chance: Chance,
): boolean {
  if (type !== 'PC') return false;
  if (isSample) return chance.maybe(0.8);
  if (condition !== 'used') return chance.maybe(0.5);
  return stock.market.country !== 'UK' && ageInYears < 3 && chance.maybe(0.18);
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
